import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { compileOnce, readTexts } from '@stoa/extension-sdk/build'

import type { applicationPaths, createRenderer } from '../../remotes/storefront/boot/prerender.tsx'
import { rendererConfig, ROOT } from '../../webpack/remotes.ts'

const NAMESPACES = ['storefront', 'shop', 'account']

interface Renderer {
  applicationPaths: typeof applicationPaths
  createRenderer: typeof createRenderer
}

/** Builds the shop's pages for Node, unless they are there, and loads them. `build` names their sources. */
export async function loadRenderer(folder: string, build: string): Promise<Renderer> {
  const output = join(folder, build)
  const stamp = join(output, 'built.txt')
  if (!existsSync(stamp)) {
    await compileOnce(rendererConfig(output))
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, '')
  }
  return (await import(pathToFileURL(join(output, 'renderer.mjs')).href)) as Renderer
}

/** The texts of the shop in English and in a language. */
export const shopTexts = (language: string) =>
  Object.fromEntries(
    ['en', language].map((code) => [
      code,
      Object.fromEntries(
        NAMESPACES.map((namespace) => [
          namespace,
          readTexts(join(ROOT, 'locales', code, `${namespace}.json`)),
        ]),
      ),
    ]),
  )
