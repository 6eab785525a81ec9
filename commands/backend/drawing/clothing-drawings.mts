import type { Ink } from './ink.mts'
import { box, line, oval, path } from './shapes.mts'

export const clothingDrawings = {
  shirt: ({ main, dark, light }: Ink) =>
    path('M88 50l-46 30 18 42 20-10v82h80v-82l20 10 18-42-46-30q-32 22-64 0z', main) +
    line('M120 70v120', dark, 3) +
    box(132, 98, 26, 26, light, 3) +
    line('M88 50q32 32 64 0', dark, 5),
  jumper: ({ main, dark, light }: Ink) =>
    path('M90 50l-42 22-14 92 26 6 16-58v78h88v-78l16 58 26-6-14-92-42-22q-30 18-60 0z', main) +
    line('M90 50q30 24 60 0', dark, 7) +
    box(76, 180, 88, 12, dark, 3) +
    line('M92 100h56M92 116h56M92 132h56', light, 3),
  trousers: ({ main, dark, light }: Ink) =>
    path('M78 44h84l12 152h-42l-12-96-12 96h-42z', main) +
    box(76, 42, 88, 14, dark, 3) +
    line('M120 56v40M90 70l-2 24M150 70l2 24', light, 3),
  beanie: ({ main, dark, light }: Ink) =>
    path('M58 140q0-84 62-84t62 84z', main) +
    box(50, 134, 140, 38, dark, 12) +
    line('M82 130q2-46 26-64M120 130v-70M158 130q-2-46-26-64', light, 3),
  scarf: ({ main, dark, light }: Ink) =>
    path('M70 60q50-24 100 0v30q-50 20-100 0z', dark) +
    path('M82 84h40v100h-40z', main) +
    path('M120 88h38v84h-38z', main) +
    line('M84 120h36M84 132h36M122 112h34M122 124h34', light, 4) +
    line('M86 184v12M96 184v12M106 184v12M116 184v12M124 172v12M136 172v12M148 172v12', main, 4),
  socks: ({ main, dark, light }: Ink) =>
    path('M64 48h40v78l26 32q10 22-14 30q-22 2-36-14l-16-30z', main) +
    path('M130 40h40v78l26 32q10 22-14 30q-22 2-36-14l-16-30z', dark) +
    box(62, 46, 44, 16, light, 4) +
    box(128, 38, 44, 16, light, 4),
  bag: ({ main, dark, light }: Ink) =>
    line('M88 92q0-54 32-54t32 54', dark, 8) +
    path('M56 88h128l10 96q0 12-12 12h-124q-12 0-12-12z', main) +
    line('M70 106h100', light, 3) +
    box(98, 124, 44, 40, dark, 5),
  belt: ({ main, dark, light }: Ink) =>
    line('M120 62a58 58 0 1 0 2 0', dark, 24) +
    line('M120 62a58 58 0 1 0 2 0', main, 18) +
    `<rect x="96" y="42" width="48" height="40" rx="6" fill="none" stroke="#b8963e" stroke-width="8"/>` +
    oval(84, 164, 3, 3, light),
  cape: ({ main, dark, light }: Ink) =>
    path('M120 40q34 0 38 40l42 108q-80 22-160 0l42-108q4-40 38-40z', main) +
    path('M120 56q22 0 22 28q-22 20-44 0q0-28 22-28z', dark) +
    line('M120 96v98', light, 3),
}
