import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Smaller would take ten times as long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

const COPIES = ['', '.br', '.gz']

/** Writes a file so that no reader ever sees half of it. */
function writeAtomically(file: string, content: string | Buffer): void {
  writeFileSync(`${file}.new`, content)
  renameSync(`${file}.new`, file)
}

/** Writes a text with its compressed copies, unless it is there already. Answers whether it was written. */
export function writeText(root: string, name: string, text: string): boolean {
  const file = join(root, name)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false
  mkdirSync(dirname(file), { recursive: true })
  writeAtomically(file, text)
  writeAtomically(`${file}.br`, brotliCompressSync(text, BROTLI))
  writeAtomically(`${file}.gz`, gzipSync(text, { level: 9 }))
  return true
}

/** Removes a file with its copies, and the folders that it leaves empty. */
export function removeText(root: string, name: string): void {
  for (const copy of COPIES) rmSync(join(root, name + copy), { force: true })
  for (let folder = dirname(name); folder !== '.'; folder = dirname(folder)) {
    const path = join(root, folder)
    if (!existsSync(path)) continue
    if (readdirSync(path).length > 0) return
    rmdirSync(path)
  }
}
