import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from '../../commands/stack/paths.ts'
import type { ServerProgram } from './installed.ts'

/** Where a server is to stand, and what is behind it. */
export interface ServerOptions {
  /** A folder for its configuration, certificate and logs. */
  folder: string
  root: string
  http: number
  https: number
  backend: string
  loyalty: string
}

/** A running server of the example; `stop` ends it. */
export interface DocumentedServer {
  http: string
  https: string
  stop(): Promise<void>
}

const README = readFileSync(join(ROOT, 'shell/gateway/README.md'), 'utf8')
const LANGUAGE = { nginx: 'nginx', caddy: 'caddyfile' } as const
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** The example as the README shows it. */
export function documentedExample(name: ServerProgram['name']): string {
  const example = new RegExp(`^\`\`\`${LANGUAGE[name]}\\n(.*?)\`\`\``, 'ms').exec(README)?.[1]
  if (!example) throw new Error(`shell/gateway/README.md has no example for ${name}.`)
  return example
}

/** Replaces what people have to replace in an example; each text must be there. */
function fillIn(example: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((text, [shown, own]) => {
    if (!text.includes(shown)) throw new Error(`The example does not contain “${shown}”.`)
    return text.replaceAll(shown, own)
  }, example)
}

const certificateIn = (folder: string) => ({ key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') })

function makeCertificate(folder: string): void {
  const { key, cert } = certificateIn(folder)
  const options = '-newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost'
  const made = spawnSync('openssl', ['req', '-x509', ...options.split(' '), '-keyout', key, '-out', cert])
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr}`)
}

function nginxConfiguration({ folder, root, http, https, backend, loyalty }: ServerOptions): string {
  const { key, cert } = certificateIn(folder)
  const server = fillIn(documentedExample('nginx'), {
    'listen 443 ssl': `listen 127.0.0.1:${http};\n  listen 127.0.0.1:${https} ssl`,
    'admin.example.com;': 'localhost;',
    '/etc/ssl/admin.example.com.pem': cert,
    '/etc/ssl/admin.example.com.key': key,
    '/srv/stoa/admin': root,
    'https://api.example.com': backend,
    'https://loyalty.example.com': loyalty,
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${join(folder, kind)};`)
    .join('\n')
  return `load_module ${BROTLI};
daemon off;
master_process off;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'error.log')};
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
${temporary}
${server}
}
`
}

function caddyConfiguration({ folder, root, http, https, backend, loyalty }: ServerOptions): string {
  const { key, cert } = certificateIn(folder)
  const site = fillIn(documentedExample('caddy'), {
    'admin.example.com {': `http://localhost:${http} {
  bind 127.0.0.1
  import site
}
https://localhost:${https} {
  bind 127.0.0.1
  tls ${cert} ${key}
  import site
}
(site) {`,
    '/srv/stoa/admin': root,
    'https://api.example.com': backend,
    'https://loyalty.example.com': loyalty,
  })
  const snippet = site.slice(site.indexOf('(site) {'))
  const addresses = site.slice(0, site.indexOf('(site) {'))
  return `{
  admin off
  auto_https disable_redirects
  skip_install_trust
}
${snippet}
${addresses}`
}

const COMMANDS = {
  nginx: { configuration: nginxConfiguration, file: 'nginx.conf', run: (file: string) => ['-c', file] },
  caddy: {
    configuration: caddyConfiguration,
    file: 'Caddyfile',
    run: (file: string) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
} as const

const ANSWERS_MS = 50
const TRIES = 200

async function waitForAnswer(url: string, hasEnded: () => string | undefined): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const ended = hasEnded()
    if (ended !== undefined) throw new Error(ended)
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, ANSWERS_MS))
  }
  throw new Error(`${url} does not answer.`)
}

/** Starts a server with the README's example on loopback alone; rejects with what it wrote if it does not start. */
export async function startDocumentedServer(
  { name }: ServerProgram,
  options: ServerOptions,
): Promise<DocumentedServer> {
  const { configuration, file, run } = COMMANDS[name]
  mkdirSync(options.folder, { recursive: true })
  makeCertificate(options.folder)
  const path = join(options.folder, file)
  writeFileSync(path, configuration(options))
  const env = { ...process.env, XDG_DATA_HOME: options.folder, XDG_CONFIG_HOME: options.folder }
  const child = spawn(name, run(path), { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const written: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => written.push(part))
  const hasEnded = () =>
    child.exitCode === null ? undefined : `${name} ended: ${Buffer.concat(written).toString()}`
  const http = `http://localhost:${options.http}`
  await waitForAnswer(http, hasEnded)
  return {
    http,
    https: `https://localhost:${options.https}`,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
