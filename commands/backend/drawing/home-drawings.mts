import type { Ink } from './ink.mts'
import { box, line, oval, path, row } from './shapes.mts'

const wood = '#b98a56'
const warm = '#fbe9b8'

export const homeDrawings = {
  lamp: ({ main, dark }: Ink) =>
    oval(120, 96, 62, 52, warm) +
    line('M66 74q54-22 108 0M58 96q62-16 124 0M66 120q54-8 108 0', '#e3c987', 2) +
    box(114, 146, 12, 40, main) +
    oval(120, 190, 38, 9, dark),
  pendant: ({ main, dark }: Ink) =>
    line('M120 0v74', dark, 4) +
    path('M46 150q0-78 74-78t74 78z', main) +
    oval(120, 150, 74, 14, dark) +
    oval(120, 152, 62, 9, warm),
  candle: ({ main, dark, light }: Ink) =>
    path('M120 42q22 28 0 48q-22-20 0-48z', '#f0b04a') +
    line('M120 82v20', dark, 3) +
    box(84, 100, 72, 92, main, 8) +
    oval(120, 102, 36, 9, light) +
    line('M98 124v54', light, 5),
  vase: ({ main, dark, light }: Ink) =>
    line('M118 96q-4-44-26-58M122 96q2-40 24-50', '#6f7f4f', 4) +
    oval(90, 38, 11, 8, '#d49a94') +
    oval(148, 46, 10, 7, '#d19a2f') +
    path('M106 92h28q-4 22 22 46q18 40-14 54h-44q-32-14-14-54q26-24 22-46z', main) +
    oval(120, 92, 14, 4, dark) +
    line('M90 150q-2 20 8 30', light, 5),
  clock: ({ main, dark, light }: Ink) =>
    oval(120, 124, 80, 80, dark) +
    oval(120, 120, 80, 80, main) +
    oval(120, 120, 66, 66, '#fbf8f1') +
    line('M120 64v8M120 168v8M64 120h8M168 120h8', dark, 4) +
    line('M120 120V84M120 120l28 16', dark, 5) +
    oval(120, 120, 5, 5, light),
  cushion: ({ main, dark, light }: Ink) =>
    path('M46 56q74 16 148 0q-14 66 0 132q-74-16-148 0q14-66 0-132z', dark) +
    path('M50 54q70 16 140 0q-14 64 0 128q-70-16-140 0q14-64 0-128z', main) +
    line('M74 82q46 8 92 0M74 154q46-8 92 0', light, 3),
  blanket: ({ main, dark, light }: Ink) =>
    box(44, 142, 152, 40, dark, 14) +
    box(44, 104, 152, 44, main, 14) +
    box(44, 70, 152, 40, light, 14) +
    row(8, 18, 0, line('M58 182v12', main, 3)) +
    line('M58 126h120', light, 3),
  bedding: ({ main, dark, light }: Ink) =>
    box(40, 150, 160, 36, dark, 10) +
    box(40, 116, 160, 40, main, 12) +
    path('M58 72q32-14 62 0q30-14 62 0q8 24 0 48q-32 8-62 0q-30 8-62 0q-8-24 0-48z', light) +
    line('M120 74v42', main, 3),
  basket: ({ main, dark }: Ink) =>
    line('M70 96q50-74 100 0', dark, 8) +
    path('M52 96h136l-16 92q-1 6-8 6h-88q-7 0-8-6z', main) +
    line('M58 116h124M62 140h116M66 164h108', dark, 4) +
    row(5, 22, 0, line('M76 98v92', dark, 2)),
  rail: ({ main, dark, light }: Ink) =>
    box(28, 84, 184, 30, main, 6) +
    line('M36 92h160', light, 3) +
    row(4, 44, 0, box(50, 100, 10, 34, dark, 5)) +
    line('M100 130q-14 20-8 56h34q4-40-14-56', '#a3b18a', 6),
  curtain: ({ main, dark, light }: Ink) =>
    line('M30 48h180', wood, 8) +
    path('M48 50h62q-2 90-34 142h-28zM192 50h-62q2 90 34 142h28z', main) +
    line('M66 56v128M84 56q0 70-10 120M174 56v128M156 56q0 70 10 120', light, 3) +
    oval(120, 48, 4, 6, dark),
}
