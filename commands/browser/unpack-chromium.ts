import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import { ROOT } from '../stack/paths.ts'

const CHROMIUM = join(ROOT, 'node_modules/@sparticuz/chromium')
const FONTS = join(ROOT, 'node_modules/dejavu-fonts-ttf/ttf')

const GENERIC_FONTS = {
  'sans-serif': 'DejaVu Sans',
  'system-ui': 'DejaVu Sans',
  serif: 'DejaVu Serif',
  monospace: 'DejaVu Sans Mono',
}

const fontConfiguration = (cache: string): string =>
  [
    '<?xml version="1.0"?>',
    '<fontconfig>',
    `<dir>${FONTS}</dir>`,
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

const lacksLibraries = (program: string): boolean =>
  /not found/.test(spawnSync('ldd', [program], { encoding: 'utf8' }).stdout ?? '')

/**
 * Unpacks the Chromium of `@sparticuz/chromium` below `root` once per version, with fonts that cover Latin and Arabic
 * and the libraries it needs. `env` makes the browser find the fonts, and the libraries where the system lacks them.
 */
export function unpackChromium(root: string): { executablePath: string; env: Record<string, string> } {
  const { version } = JSON.parse(readFileSync(join(CHROMIUM, 'package.json'), 'utf8')) as { version: string }
  const folder = join(root, version)
  createFolder(folder, (temporary) => {
    writeFileSync(join(temporary, 'chromium'), inflate(join(CHROMIUM, 'bin/chromium.br')), { mode: 0o755 })
    const { status } = spawnSync('tar', ['-x'], {
      cwd: temporary,
      input: inflate(join(CHROMIUM, 'bin/al2023.tar.br')),
      stdio: ['pipe', 'inherit', 'inherit'],
    })
    if (status !== 0) throw new Error('The libraries of Chromium could not be unpacked.')
    writeFileSync(join(temporary, 'fonts.conf'), fontConfiguration(join(root, 'font-cache')))
  })
  const executablePath = join(folder, 'chromium')
  return {
    executablePath,
    env: {
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
      ...(lacksLibraries(executablePath) && { LD_LIBRARY_PATH: join(folder, 'lib') }),
    },
  }
}
