import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import { ROOT } from '../stack/paths.ts'

const CHROMIUM = join(ROOT, 'node_modules/@sparticuz/chromium')
const FONTS = join(ROOT, 'node_modules/dejavu-fonts-ttf')

/** Not the whole package: Chromium would take its serif or mathematical font for families that it does not know. */
const FONT_FILES = ['Sans', 'Sans-Bold', 'Sans-Oblique', 'Sans-BoldOblique', 'SansMono', 'SansMono-Bold']

const GENERIC_FONTS = {
  'sans-serif': 'DejaVu Sans',
  'system-ui': 'DejaVu Sans',
  monospace: 'DejaVu Sans Mono',
}

/** Where the system keeps its fonts. They stand in for scripts that the package's fonts lack. */
const SYSTEM_FONTS = ['/usr/share/fonts', '/usr/local/share/fonts']

const fontConfiguration = (folders: readonly string[], cache: string): string =>
  [
    '<?xml version="1.0"?>',
    '<fontconfig>',
    ...folders.map((folder) => `<dir>${folder}</dir>`),
    `<cachedir>${cache}</cachedir>`,
    ...Object.entries(GENERIC_FONTS).map(
      ([family, font]) =>
        `<alias><family>${family}</family><prefer><family>${font}</family></prefer></alias>`,
    ),
    '</fontconfig>',
  ].join('\n')

const inflate = (file: string): Buffer => brotliDecompressSync(readFileSync(file))

/** Fills a temporary folder and renames it, so that two processes can unpack at once. */
function createFolder(folder: string, fill: (temporary: string) => void): void {
  if (existsSync(folder)) return
  mkdirSync(dirname(folder), { recursive: true })
  const temporary = mkdtempSync(`${folder}-`)
  try {
    fill(temporary)
    renameSync(temporary, folder)
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

/** Another process may read the file at the same time. */
function createFile(file: string, text: string): void {
  if (existsSync(file)) return
  const temporary = `${file}-${process.pid}`
  writeFileSync(temporary, text)
  renameSync(temporary, file)
}

const lacksLibraries = (program: string): boolean =>
  /not found/.test(spawnSync('ldd', [program], { encoding: 'utf8' }).stdout ?? '')

const versionOf = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version

/** Which fonts the browser finds: the package's alone, the same on every machine, or those of the system as well. */
export type Fonts = 'own' | 'system'

/**
 * Unpacks the Chromium of `@sparticuz/chromium` below `root` once per version, with fonts that cover Latin and Arabic
 * and the libraries it needs. `env` makes the browser find the fonts, and the libraries where the system lacks them.
 */
export function unpackChromium(
  root: string,
  fonts: Fonts,
): { executablePath: string; env: Record<string, string> } {
  const folder = join(root, `${versionOf(CHROMIUM)}-${versionOf(FONTS)}`)
  createFolder(folder, (temporary) => {
    writeFileSync(join(temporary, 'chromium'), inflate(join(CHROMIUM, 'bin/chromium.br')), { mode: 0o755 })
    const { status } = spawnSync('tar', ['-x'], {
      cwd: temporary,
      input: inflate(join(CHROMIUM, 'bin/al2023.tar.br')),
      stdio: ['pipe', 'inherit', 'inherit'],
    })
    if (status !== 0) throw new Error('The libraries of Chromium could not be unpacked.')
    mkdirSync(join(temporary, 'fonts'))
    for (const name of FONT_FILES)
      copyFileSync(join(FONTS, `ttf/DejaVu${name}.ttf`), join(temporary, `fonts/DejaVu${name}.ttf`))
  })
  const folders = [join(folder, 'fonts'), ...(fonts === 'system' ? SYSTEM_FONTS : [])]
  const configuration = join(folder, `${fonts}-fonts.conf`)
  createFile(configuration, fontConfiguration(folders, join(folder, `${fonts}-font-cache`)))
  const executablePath = join(folder, 'chromium')
  return {
    executablePath,
    env: {
      FONTCONFIG_FILE: configuration,
      ...(lacksLibraries(executablePath) && { LD_LIBRARY_PATH: join(folder, 'lib') }),
    },
  }
}
