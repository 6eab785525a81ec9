import webpack, { type Compilation, type Compiler } from 'webpack'

import { filesOf } from './documents-plugin.ts'

const NAME = 'StoaCompileHintsPlugin'

/** Tells V8 to compile all functions of a script while it is fetched, beside the page's own thread. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Marks scripts that a page runs as soon as they are there. Otherwise V8 reads each of their functions twice: once to skip it,
 * and once on the page's own thread when it is first called. Browsers with other engines see a comment.
 */
export class CompileHintsPlugin {
  readonly #groups: readonly string[]

  /** @param groups Names of the chunks whose scripts, with what they need, are marked. */
  constructor(groups: readonly string[]) {
    this.#groups = groups
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation: Compilation) => {
      // After the minimizer, which removes comments, and before the hashes in the names.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        for (const file of new Set(this.#groups.flatMap((group) => filesOf(compilation, group)))) {
          if (file.endsWith('.js'))
            compilation.updateAsset(file, (source) => new webpack.sources.ConcatSource(HINT, source))
        }
      })
    })
  }
}
