import { expect, it } from "vitest";
import { Camera } from "./camera.svelte";
import type { Box, Point } from "./geometry";

function looking(): Camera {
  const camera = new Camera();
  camera.width = 1000;
  camera.height = 800;
  camera.inset = { top: 100, right: 200, bottom: 100, left: 0 };
  camera.world = [0, 0, 800, 600];
  camera.fit(camera.world);
  camera.settle();
  return camera;
}

it("fits a board into what nothing covers", () => {
  const camera = looking();
  expect(camera.zoom).toBe(1);
  expect(camera.onScreen([400, 300])).toEqual([400, 400]);
  expect(camera.touched).toBe(false);
});

it("leaves a margin round what is lit and comes no closer than it should", () => {
  const camera = looking();
  const lit: Box = [100, 100, 200, 150];
  camera.fit(lit, { margin: 24, closest: 9 });
  const [left, right] = [camera.onScreen([100, 100])[0], camera.onScreen([200, 100])[0]];
  expect([Math.round(left), Math.round(right)]).toEqual([24, 776]);
  camera.fit(lit, { margin: 24, closest: 1.5 });
  expect(camera.zoom).toBe(1.5);
});

it("shows a part of what would be too small, round its heart", () => {
  const camera = looking();
  camera.fit([0, 0, 8000, 600], { farthest: 0.5, heart: [300, 200] });
  expect(camera.zoom).toBe(0.5);
  expect(camera.onScreen([300, 200])).toEqual([400, 400]);
});

it("zooms round the pointer", () => {
  const camera = looking();
  const pointer: Point = [250, 333];
  const before = camera.onBoard(pointer);
  camera.zoomAt(pointer, 1.7);
  expect(camera.onBoard(pointer)[0]).toBeCloseTo(before[0], 6);
  expect(camera.onBoard(pointer)[1]).toBeCloseTo(before[1], 6);
  expect(camera.touched).toBe(true);
});

it("never loses the board", () => {
  const camera = looking();
  camera.pan(100_000, -100_000);
  const [x, y] = camera.onBoard([400, 400]);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(y).toBeLessThanOrEqual(600);
});

it("shifts the finished picture until it rests", () => {
  const camera = looking();
  expect(camera.shift).toBe("none");
  camera.pan(30, 10);
  expect(camera.shift).toBe("translate(30px, 10px) scale(1)");
  camera.settle();
  expect(camera.shift).toBe("none");
});

it("moves no farther than it must to show what is in focus", () => {
  const camera = looking();
  const before = camera.x;
  camera.reveal([100, 100, 200, 200]);
  expect(camera.x).toBe(before);
  camera.pan(-300, 0);
  camera.reveal([100, 100, 200, 200]);
  expect(Math.round(camera.onScreen([100, 100])[0])).toBe(12);
});
