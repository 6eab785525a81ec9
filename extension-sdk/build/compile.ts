import { createRequire } from 'node:module'

import MinimizerPlugin from 'minimizer-webpack-plugin'
import type { Configuration } from 'webpack'

import { isHarmlessOrder } from './sheet-order.ts'

const resolveHere = createRequire(import.meta.url).resolve

/** A release, or a build for the development server. */
export type Mode = 'production' | 'development'

/** Compiles TypeScript, React and CSS, the same for the shell and for every remote. */
export function compile(mode: Mode): Configuration {
  return {
    mode,
    target: ['web', 'es2024'],
    devtool: 'source-map',
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    experiments: { css: true },
    performance: false,
    stats: 'errors-warnings',
    ignoreWarnings: [isHarmlessOrder],
    infrastructureLogging: { level: 'error' },
    module: {
      // Custom properties are the design tokens and keep their names; areas of a grid are nobody else's anyway.
      parser: { 'css/auto': { namedExports: false, dashedIdents: false, grid: false } },
      rules: [
        {
          test: /\.tsx?$/,
          loader: resolveHere('swc-loader'),
          options: {
            jsc: {
              target: 'es2024',
              parser: { syntax: 'typescript', tsx: true },
              // Without the development transform, so that a remote being written runs in a released shell too.
              transform: {
                react: { runtime: 'automatic', development: false, refresh: mode === 'development' },
              },
            },
          },
        },
        { test: /\.css$/, type: 'css/auto' },
      ],
    },
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          minimizerOptions: { ecma: 2020, compress: { ecma: 2020, passes: 2, keep_fargs: false } },
        }),
        new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.lightningCssMinify }),
      ],
    },
  }
}
