/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { ROOT } from './source-files.ts'

const SDK = join(ROOT, 'extension-sdk')

/** The TypeScript of a document; a block behind a line such as “`commands/count.ts`:” is that file. */
const blocksOf = (document: string): { file: string; code: string }[] =>
  [
    ...readFileSync(join(SDK, document), 'utf8').matchAll(
      /(?:`(?<named>[\w/.-]+\.tsx?)`:\n\n)?```(?<kind>tsx?)\n(?<code>.*?)```/gs,
    ),
  ].map(({ groups = {} }, index) => ({
    file: groups['named'] ?? `${document}-${index}.${groups['kind']}`,
    code: groups['code'] ?? '',
  }))

test('the code in the documents of the SDK compiles, in a folder as “stoa create” makes it', () => {
  const blocks = ['README.md', 'GUIDE.md'].flatMap(blocksOf)
  expect(blocks.map(({ file }) => file)).toContain('commands/count.ts')
  mkdirSync(join(ROOT, '.stoa'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, '.stoa/documents-'))
  const write = (file: string, code: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), code)
  }
  try {
    cpSync(join(SDK, 'template'), folder, { recursive: true })
    write('widgets/care-note.tsx', 'export default function CareNote() {\n  return null\n}\n')
    for (const { file, code } of blocks) write(file, code)
    const { status, stdout } = spawnSync(join(ROOT, 'node_modules/.bin/tsc'), ['--project', folder], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
