import webpack, { type Compiler } from 'webpack'

const NAME = 'StoaIntegrityPlugin'

const stamp = (element: 'script' | 'link', url: string) => `
if (typeof globalThis.stoaIntegrity === 'function') {
  ${element}.crossOrigin = 'anonymous';
  ${element}.integrity = globalThis.stoaIntegrity(String(${url}));
}`

/**
 * Lets the browser check every script and style that a bundle loads later: the page's `stoaIntegrity(url)`,
 * which knows the hashes of the feed and of the extensions' entries, returns the hash that the file must have.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const { LoadScriptRuntimeModule } = webpack.runtime
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => source + stamp('script', 'script.src'),
      )
      webpack.web.CssLoadingRuntimeModule.getCompilationHooks(compilation).createStylesheet.tap(
        NAME,
        (source) => source + stamp('link', 'link.href'),
      )
    })
  }
}
