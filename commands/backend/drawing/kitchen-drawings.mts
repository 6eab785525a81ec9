import type { Ink } from './ink.mts'
import { box, line, oval, path } from './shapes.mts'

const wood = '#b98a56'
const steel = '#b9c0c5'

export const kitchenDrawings = {
  mug: ({ main, dark, light }: Ink) =>
    line('M158 102c38-6 38 58-4 58', dark, 12) +
    path('M76 84h86l-6 92q-1 12-14 12h-46q-13 0-14-12z', main) +
    oval(119, 84, 43, 11, dark) +
    oval(119, 86, 37, 8, '#4a3226') +
    line('M90 112l4 56', light, 6),
  plate: ({ main, dark, light }: Ink) =>
    oval(120, 134, 88, 62, dark) +
    oval(120, 128, 88, 62, main) +
    oval(120, 128, 62, 42, light) +
    oval(120, 131, 56, 37, main),
  bowl: ({ main, dark, light }: Ink) =>
    path('M40 106h160q0 70-56 84h-48q-56-14-56-84z', main) +
    oval(120, 106, 80, 24, dark) +
    oval(120, 110, 70, 18, light) +
    box(94, 184, 52, 9, dark),
  glass: ({ main, dark, light }: Ink) =>
    `<g opacity=".85">${path('M66 72h52l-5 112h-42zM126 92h50l-5 92h-40z', light)}${path('M68 112h48l-3 70h-42zM128 128h46l-3 54h-40z', main)}</g>` +
    oval(92, 72, 26, 6, dark) +
    oval(151, 92, 25, 6, dark),
  bottle: ({ main, dark, light }: Ink) =>
    box(106, 40, 28, 22, wood) +
    path('M108 60h24v30q28 14 28 46v46q0 12-12 12h-56q-12 0-12-12v-46q0-32 28-46z', light) +
    path('M80 138h80v44q0 12-12 12h-56q-12 0-12-12z', main) +
    line('M92 150v30', dark, 4),
  pan: ({ main, dark, light }: Ink) =>
    box(150, 122, 78, 14, dark, 7) +
    oval(102, 136, 74, 46, dark) +
    oval(102, 128, 74, 46, main) +
    oval(102, 130, 58, 34, light) +
    oval(102, 133, 56, 32, main),
  pot: ({ main, dark, light }: Ink) =>
    box(34, 118, 172, 16, dark, 8) +
    path('M54 108h132v62q0 20-20 20h-92q-20 0-20-20z', main) +
    path('M50 108q8-34 70-34t70 34z', dark) +
    oval(120, 72, 12, 8, light) +
    line('M70 126v42', light, 6),
  knife: ({ main, dark }: Ink) =>
    `<g transform="rotate(-38 120 120)">${path('M24 108h124v30h-84q-30-4-40-30z', steel)}${path('M148 104h72q10 0 10 10v14q0 10-10 10h-72z', main)}${oval(168, 121, 4, 4, dark)}${oval(204, 121, 4, 4, dark)}</g>`,
  board: ({ main, dark, light }: Ink) =>
    box(46, 62, 148, 122, dark, 12) +
    box(46, 56, 148, 122, main, 12) +
    oval(174, 76, 8, 8, dark) +
    line('M60 92h104M60 118h120M60 144h120', light, 3),
  jar: ({ main, dark }: Ink) =>
    box(72, 60, 96, 22, main, 5) +
    box(78, 82, 84, 112, '#dfe8ea', 12) +
    box(84, 118, 72, 70, '#e8d9b5', 8) +
    line('M92 96v86', '#fff', 5) +
    box(72, 76, 96, 6, dark, 2),
  box: ({ main, dark, light }: Ink) =>
    box(48, 100, 144, 86, main, 8) +
    box(42, 82, 156, 26, wood, 6) +
    line('M62 124h50', light, 5) +
    box(104, 138, 32, 8, dark, 4),
  towel: ({ main, dark, light }: Ink) =>
    line('M44 62h152', wood, 8) +
    path('M70 58h100v126h-100z', main) +
    line('M84 64v114M104 64v114M136 64v114M156 64v114', light, 2) +
    path('M70 160h100v10h-100z', dark),
  apron: ({ main, dark, light }: Ink) =>
    line('M98 74q22-46 44 0', dark, 7) +
    path('M94 68h52l8 44h26v86h-120v-86h26z', main) +
    box(92, 136, 56, 34, dark, 4) +
    line('M120 138v30', light, 2),
  brush: ({ main, dark, light }: Ink) =>
    `<g transform="rotate(32 120 120)">${box(112, 34, 16, 120, main, 8)}${oval(120, 168, 38, 22, dark)}${path('M84 172h72l-8 36h-56z', light)}</g>`,
}
