// The server leaves out what has its default value; here it is put back, so that nothing else must think of it.
import { shapes } from "../protocol";

type Inside = string | { all: Inside } | { tag: string; of: Record<string, string> };
interface Shape {
  defaults: Record<string, unknown>;
  inside: Record<string, Inside>;
}

const known = shapes as unknown as Record<string, Shape>;

/** A struct as the server sent it, with all its fields. */
export function complete<T>(name: string, value: unknown): T {
  const shape = known[name];
  if (!shape) return value as T;
  const filled = { ...shape.defaults, ...(value as object) } as Record<string, unknown>;
  for (const [field, inside] of Object.entries(shape.inside)) filled[field] = below(inside, filled[field]);
  return filled as T;
}

/** A list of structs. */
export function completeAll<T>(name: string, values: unknown): T[] {
  return (values as unknown[]).map((value) => complete<T>(name, value));
}

function below(inside: Inside, value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (typeof inside === "string") return complete(inside, value);
  if ("tag" in inside) {
    const name = inside.of[(value as Record<string, string>)[inside.tag] ?? ""];
    return name ? complete(name, value) : value;
  }
  if (Array.isArray(value)) return value.map((one) => below(inside.all, one));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, below(inside.all, one)]));
}
