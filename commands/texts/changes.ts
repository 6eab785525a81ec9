import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

import { ROOT } from '../stack/paths.ts'
import { stemOf } from './locale-texts.ts'

const run = promisify(execFile)

const ENTRY = /^\s*"((?:[^"\\]|\\.)*)": (\{)?/

/** The key of each line of a file with one key per line; undefined for lines without a text. */
export function keysOfLines(lines: readonly string[]): (string | undefined)[] {
  const path: string[] = []
  return lines.map((line) => {
    const [, key, opens] = ENTRY.exec(line) ?? []
    if (key === undefined) {
      if (/^\s*}/.test(line)) path.pop()
      return undefined
    }
    if (!opens) return [...path, key].join('.')
    path.push(key)
    return undefined
  })
}

/** Key without its plural form → the second in which the newest of its lines was committed; now for new lines. */
async function commitTimes(file: string): Promise<Map<string, number>> {
  const { stdout } = await run('git', ['blame', '--line-porcelain', '-w', '--', file], {
    cwd: ROOT,
    maxBuffer: 64 * 1024 * 1024,
  })
  const lines = stdout.split('\n').filter((line) => line.startsWith('\t'))
  const times = [...stdout.matchAll(/^committer-time (\d+)$/gm)].map(([, time]) => Number(time))
  const keys = keysOfLines(lines.map((line) => line.slice(1)))
  const newest = new Map<string, number>()
  keys.forEach((key, index) => {
    if (key === undefined) return
    const stem = `${basename(file, '.json')}.${stemOf(key)}`
    newest.set(stem, Math.max(newest.get(stem) ?? 0, times[index] ?? 0))
  })
  return newest
}

/** The commit times of all texts of a language. Files that are not committed yet have none. */
export async function timesOf(language: string): Promise<Map<string, number>> {
  const files = readdirSync(join(ROOT, 'locales', language)).filter((file) => file.endsWith('.json'))
  const times = await Promise.all(
    files.map((file) => commitTimes(`locales/${language}/${file}`).catch(() => new Map<string, number>())),
  )
  return new Map(times.flatMap((each) => [...each]))
}

/** The texts whose English was committed after their translation. */
export const outdated = (
  english: ReadonlyMap<string, number>,
  translated: ReadonlyMap<string, number>,
): string[] => [...translated].filter(([stem, time]) => (english.get(stem) ?? 0) > time).map(([stem]) => stem)
