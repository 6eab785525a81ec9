/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

import { contributionsOf } from '@stoa/extension-sdk/admission'

import { chaptersOf } from '../../extension-sdk/build/chapters.ts'
import { importedFile, readExtension } from '../../extension-sdk/build/read-extension.ts'
import { AREAS } from '../../webpack/house.ts'
import { ROOT } from './source-files.ts'

const IMPORTED = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/** The files of a room that a module reaches, itself among them. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const source = readFileSync(join(ROOT, file), 'utf8')
  for (const [, target = ''] of source.matchAll(IMPORTED)) {
    if (/\.tsx?$/.test(target)) reached(posix.join(dirname(file), target), seen)
  }
  return seen
}

/** The chapters whose keys stand in a module or in what it reaches. */
function chaptersIn(file: string, chapters: readonly string[]): string[] {
  const sources = [...reached(file)].map((path) => readFileSync(join(ROOT, path), 'utf8'))
  return chapters.filter((chapter) =>
    sources.some((source) => new RegExp(`['"\`]${chapter}\\.\\w`).test(source)),
  )
}

test.each(AREAS)(
  'each contribution of %s names the chapters that its code uses, and no other',
  async (area) => {
    const extension = await readExtension(join(ROOT, 'remotes', area))
    const chapters = chaptersOf(extension)
    for (const { name, contribution } of contributionsOf(extension)) {
      const file = posix.join('remotes', area, importedFile(contribution.load, name))
      const named = (contribution.chapters ?? []).toSorted()
      expect({ name, chapters: named }).toEqual({ name, chapters: chaptersIn(file, chapters).toSorted() })
    }
  },
)
