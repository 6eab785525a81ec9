import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, resolve } from 'node:path'

import { SDK_VERSION } from '../sdk-version.ts'
import { readWords, WrongUse, type Command } from './command.ts'
import { interrupted, readPort } from './dev.ts'
import { openBrowser } from './open-browser.ts'

const usage = `Usage: stoa docs [--port N] [--no-open]
       stoa docs --out DIR

Serves the documents of this SDK as a site with a search, without a network; or writes them as static files.

  --port N    where to serve them; 7197 by default
  --no-open   does not open a browser
  --out DIR   writes them into DIR/${SDK_VERSION}, and DIR/index.html with every version that is there

Ctrl-C ends it.`

/** Packed with the SDK; in a clone “npm run sdk” makes it. */
const SITES = [
  join(import.meta.dirname, '../docs-site'),
  join(import.meta.dirname, '../../dist/sdk/docs-site'),
]

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
}

/** `stoa docs`. */
export const docs: Command = {
  usage,
  async run(args) {
    const { values } = readWords(args, [], {
      port: { type: 'string', default: '7197' },
      out: { type: 'string' },
      'no-open': { type: 'boolean', default: false },
    })
    const site = SITES.find((path) => existsSync(path))
    if (!site) throw new WrongUse('The documents are not packed yet: run “npm run sdk” in the clone of Stoa.')
    if (values.out !== undefined) {
      writeVersion(site, resolve(values.out))
      console.log(`The documents of SDK ${SDK_VERSION} are in ${join(values.out, SDK_VERSION)}.`)
      return 0
    }
    const port = readPort(values.port)
    const server = createServer(({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://localhost')
      const file = join(site, normalize(decodeURI(pathname)), pathname.endsWith('/') ? 'index.html' : '')
      const isThere = existsSync(file) && statSync(file).isFile()
      response.writeHead(isThere ? 200 : 404, {
        'content-type': TYPES[extname(file)] ?? 'text/plain; charset=utf-8',
      })
      response.end(isThere ? readFileSync(file) : 'There is no such page.')
    })
    await new Promise<void>((done, refuse) => {
      server.once('error', refuse)
      server.listen(port, 'localhost', done)
    }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error
      throw new WrongUse(`port ${port} is taken: name another with --port`)
    })
    const address = `http://localhost:${port}/`
    console.log(`The documents of SDK ${SDK_VERSION} are at ${address}\nCtrl-C ends it.`)
    if (!values['no-open'] && process.stdout.isTTY) await openBrowser(address)
    await interrupted()
    server.close()
    server.closeAllConnections()
    return 0
  },
}

const IS_VERSION = /^\d+\.\d+\.\d+/

/** Adds this version to a folder that may hold others, newest first. */
function writeVersion(site: string, out: string): void {
  mkdirSync(out, { recursive: true })
  cpSync(site, join(out, SDK_VERSION), { recursive: true })
  const versions = readdirSync(out)
    .filter((name) => IS_VERSION.test(name))
    .toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }))
  const items = versions.map((version) => `<li><a href="${version}/index.html">${version}</a></li>`).join('')
  writeFileSync(
    join(out, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stoa extension SDK</title><h1>Stoa extension SDK</h1><ul>${items}</ul></html>\n`,
  )
}
