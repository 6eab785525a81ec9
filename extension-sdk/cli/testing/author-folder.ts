import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

/** The folder that the repository lies in. */
export const ROOT = join(import.meta.dirname, '../../..')

/** The command line of the SDK. */
export const STOA = join(ROOT, 'extension-sdk/cli/stoa.ts')

/** How a command ended and what it printed. */
export interface Outcome {
  code: number
  stdout: string
  stderr: string
}

/** A folder below the repository, so that packages are found without an install. For tests. */
export interface AuthorFolder {
  path: string
  write: (file: string, content: string) => void
  run: (program: string, ...args: string[]) => Promise<Outcome>
  stoa: (...args: string[]) => Promise<Outcome>
  remove: () => void
}

/** Makes a folder with the given files. */
export function authorFolder(files: Readonly<Record<string, string>> = {}): AuthorFolder {
  mkdirSync(join(ROOT, '.stoa'), { recursive: true })
  const path = mkdtempSync(join(ROOT, '.stoa/author-'))
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(path, file)), { recursive: true })
    writeFileSync(join(path, file), content)
  }
  const run = (program: string, ...args: string[]): Promise<Outcome> =>
    promisify(execFile)(program, args, { cwd: path, env: { ...process.env, NODE_ENV: undefined } }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }: Outcome) => ({ code, stdout, stderr }),
    )
  for (const [file, content] of Object.entries(files)) write(file, content)
  return {
    path,
    write,
    run,
    stoa: (...args) => run(process.execPath, STOA, ...args),
    remove: () => rmSync(path, { recursive: true }),
  }
}

/** The sources of a sound extension with one page, and what stands in place of some of them. */
export const careSources = (more: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  'package.json': '{ "type": "module" }',
  'extension.ts': careDeclaration(),
  'page.tsx': `
    import { useTranslation } from '@stoa/extension-sdk'
    import styles from './page.module.css'
    export default function Page() {
      const { t } = useTranslation()
      return <p className={styles.text}>{t('title')}</p>
    }`,
  'page.module.css': '@layer extensions { .text { color: var(--color-text) } }',
  'locales/en.json': '{ "title": "Care notes" }',
  ...more,
})

/** The declaration of that extension. */
export const careDeclaration = ({
  version = '0.1.0',
  path = '/care',
  uses = '{}',
  more = '',
} = {}): string => `
  import { defineExtension } from '@stoa/extension-sdk'
  export default defineExtension({
    name: 'care',
    version: '${version}',
    sdk: '^0.3.0', uses: ${uses}, about: { author: 'Mara' },
    pages: [{ path: '${path}', title: 'title', load: () => import('./page.tsx') }],
    ${more}
  })`
