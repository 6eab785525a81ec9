import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'

import { ROOT } from './source-files.ts'

/** The path of the report, relative to the root of the repository. */
export const REPORT = 'extension-sdk/api-report.md'

/** The command that regenerates it. */
export const RENEW = 'node_modules/.bin/node tests/contract/api-report.ts'

const SDK = join(ROOT, 'extension-sdk')

/** The entry points whose changes matter to authors and operators of a feed. */
const ENTRY_POINTS = [
  '.',
  './ui',
  './data',
  './testing',
  './testing/in-admin',
  './manifest',
  './admission',
] as const

function emitDeclarations(folder: string): void {
  const { status, stdout, stderr, error } = spawnSync(
    join(ROOT, 'node_modules/.bin/tsc'),
    [
      '--project',
      join(SDK, 'tsconfig.package.json'),
      '--emitDeclarationOnly',
      '--removeComments',
      '--outDir',
      folder,
    ],
    { cwd: ROOT, encoding: 'utf8', shell: process.platform === 'win32' },
  )
  if (status !== 0) throw new Error(`The SDK does not compile: ${error?.message ?? stdout + stderr}`)
}

const declarationOf = (file: string): string => file.replace(/\.tsx?$/, '.d.ts')

/** The declarations that one names, as files of the same folder tree. */
const namedBy = (file: string, text: string): string[] =>
  [...text.matchAll(/(?:from|import\() ?["'](\.[^"']+)["']/g)].map(([, path]) =>
    declarationOf(resolve(dirname(file), path ?? '')),
  )

/** All declarations reachable from the entry points, by file. */
function reachable(entryPoints: readonly string[]): Map<string, string> {
  const found = new Map<string, string>()
  const waiting = [...entryPoints]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    const text = readFileSync(file, 'utf8')
    found.set(file, text)
    waiting.push(...namedBy(file, text))
  }
  return found
}

const block = (heading: string, text: string): string => `## ${heading}\n\n\`\`\`ts\n${text.trim()}\n\`\`\`\n`

/** The expected report: the entry points in their order, then the declarations behind them by file. */
export function apiReport(): string {
  const { exports: files } = JSON.parse(readFileSync(join(SDK, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  const folder = mkdtempSync(join(tmpdir(), 'stoa-api-'))
  try {
    emitDeclarations(folder)
    const entryPoints = ENTRY_POINTS.map((entryPoint) => ({
      entryPoint,
      file: resolve(folder, declarationOf(files[entryPoint] ?? entryPoint)),
    }))
    const all = reachable(entryPoints.map(({ file }) => file))
    const shown = new Set(entryPoints.map(({ file }) => file))
    const behind = [...all].filter(([file]) => !shown.has(file))
    const nameOf = (file: string) =>
      relative(folder, file)
        .replaceAll('\\', '/')
        .replace(/\.d\.ts$/, '')
    return [
      `# API report\n\nThe declarations of the entry points ${ENTRY_POINTS.map((entryPoint) => `\`${entryPoint}\``).join(', ')}, ` +
        `made by \`${RENEW}\` and compared by a contract test: whatever changes here is a change for authors and ` +
        'belongs in the [changelog](CHANGELOG.md).\n',
      ...entryPoints.map(({ entryPoint, file }) => block(`Entry point ${entryPoint}`, all.get(file) ?? '')),
      ...behind
        .map(([file, text]) => block(nameOf(file), text))
        .toSorted((one, other) => (one < other ? -1 : 1)),
    ].join('\n')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) writeFileSync(join(ROOT, REPORT), apiReport())
