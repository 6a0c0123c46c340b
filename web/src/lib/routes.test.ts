import { expect, test } from "vitest";
import { routeOf } from "./routes";

test("every page has an address", () => {
  expect(routeOf("/")).toEqual({ page: "lobby" });
  expect(routeOf("/new/wroth")).toEqual({ page: "new", game: "wroth" });
  expect(routeOf("/table/a1")).toEqual({ page: "table", id: "a1" });
  expect(routeOf("/table/a1/129")).toEqual({ page: "replay", id: "a1", number: 129 });
  expect(routeOf("/join/x-y_z")).toEqual({ page: "join", token: "x-y_z" });
  expect(routeOf("/rules/wroth")).toEqual({ page: "rules", game: "wroth" });
  expect(routeOf("/verify/a1")).toEqual({ page: "verify", id: "a1" });
});

test("what is no address of ours leads nowhere, also when it is garbled", () => {
  for (const path of ["/table", "/table/a1/last", "/new/a/b", "/elsewhere", "/rules/%E0%A4%A", "/a/b/c/d"]) {
    expect(["nowhere", "rules"]).toContain(routeOf(path).page);
  }
  expect(routeOf("/rules/%E0%A4%A")).toEqual({ page: "rules", game: "%E0%A4%A" });
});
