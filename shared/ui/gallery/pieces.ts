/// <reference types="webpack/module" />
import type { Examples } from './examples.ts'

const files = import.meta.webpackContext('../', {
  recursive: true,
  regExp: /\.\/[\w-]+\/[\w-]+\.examples\.tsx$/,
  mode: 'lazy',
  chunkName: 'piece-[request]',
})

const nameOf = (file: string): string => file.split('/')[1] ?? file

const fileOf = new Map(files.keys().map((file) => [nameOf(file), file]))

/** The components that have examples, in alphabetical order. */
export const PIECES: readonly string[] = [...fileOf.keys()].toSorted()

/** The states of one of {@link PIECES}. */
export async function examplesOf(piece: string): Promise<Examples> {
  const { examples } = (await files(fileOf.get(piece) ?? piece)) as { examples: Examples }
  return examples
}
