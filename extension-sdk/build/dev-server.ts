import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import WebpackDevServer, { type Configuration as ServerConfiguration } from 'webpack-dev-server'

/** Where a development server listens, and its answers in addition to the compiled files. */
export interface DevServerOptions {
  port: number
  /** More settings of webpack-dev-server: fallbacks, files, middleware. */
  server?: ServerConfiguration
}

/**
 * Serves a configuration from memory and replaces changed modules in the page while React keeps its state.
 * Resolves once the first build is there; the answer ends it.
 */
export async function startDevServer(
  configuration: Configuration,
  { port, server }: DevServerOptions,
): Promise<{ close: () => Promise<void> }> {
  const compiler = webpack({
    ...configuration,
    plugins: [...(configuration.plugins ?? []), new ReactRefreshPlugin({ overlay: false })],
  })
  const devServer = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: 'only',
      // A reloaded page would lose its state; the console reports what cannot be replaced.
      liveReload: false,
      headers: { 'access-control-allow-origin': '*' },
      client: {
        webSocketURL: `ws://localhost:${port}/ws`,
        logging: 'warn',
        overlay: { runtimeErrors: false },
      },
      ...server,
    },
    compiler,
  )
  const built = new Promise<void>((resolve) => {
    compiler.hooks.done.tap('StoaDevServer', () => resolve())
  })
  await devServer.start()
  await built
  return { close: () => devServer.stop() }
}
