import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { ROOT } from '../stack/paths.ts'
import { BUNDLED_TOOLS, bundleTools, packedDependencies } from './bundled-tools.ts'

const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'extension-sdk/package.json'), 'utf8')) as {
  dependencies: Record<string, string>
}

/** Serves a remote with hot reload, as “stoa dev” does, and prints what an admin would load. */
const SCRIPT = `
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'

const compiler = webpack({
  mode: 'development',
  context: import.meta.dirname,
  entry: {},
  output: { uniqueName: 'care', publicPath: 'auto' },
  infrastructureLogging: { level: 'error' },
  plugins: [
    new ModuleFederationPlugin({ name: 'care', filename: 'entry.js', exposes: { './page': './page.js' }, manifest: false, dts: false }),
    new ReactRefreshPlugin({ overlay: false }),
  ],
})
const server = new WebpackDevServer({ port: 0, host: 'localhost', hot: true }, compiler)
const built = new Promise((resolve) => compiler.hooks.done.tap('Test', resolve))
await server.start()
const stats = await built
if (stats.hasErrors()) throw new Error(stats.toString('errors-only'))
const { port } = server.server.address()
const answer = await fetch(\`http://localhost:\${port}/entry.js\`)
process.stdout.write(await answer.text())
await server.stop()
`

test('the packed tools serve a remote with hot reload, without the packages that they were made of', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-tools-'))
  const modules = join(folder, 'node_modules')
  try {
    await bundleTools(modules)
    // Whether an installed SDK finds nothing else is what this is about: the clone has all.
    const found = Object.keys(packedDependencies(dependencies)).filter(
      (name) => !BUNDLED_TOOLS.includes(name),
    )
    for (const name of found) {
      mkdirSync(dirname(join(modules, name)), { recursive: true })
      symlinkSync(join(ROOT, 'node_modules', name), join(modules, name), 'junction')
    }
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
    writeFileSync(join(folder, 'page.js'), 'export default function Page() {}')
    writeFileSync(join(folder, 'serve.js'), SCRIPT)
    const { stdout, stderr } = spawnSync(process.execPath, ['serve.js'], { cwd: folder, encoding: 'utf8' })

    expect(stderr).toBe('')
    expect(stdout).toContain('webpack-dev-middleware/client/index.js')
    expect(stdout).toContain('ReactRefreshEntry.js')
    expect(stdout).toContain('webpack-bundler-runtime')
    for (const name of BUNDLED_TOOLS) {
      expect(readFileSync(join(modules, name, 'LICENSES.txt'), 'utf8')).toContain(
        'Permission is hereby granted',
      )
      expect(existsSync(join(modules, name, 'node_modules'))).toBe(false)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}, 60_000)
