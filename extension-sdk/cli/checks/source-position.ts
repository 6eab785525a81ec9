import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join } from 'node:path'

/** A line of a source file, and the text of that file. */
export interface Origin {
  /** Relative to the extension's folder. */
  file: string
  /** From 1. */
  line: number
  /** From 0. */
  column: number
  text: string
}

const WEBPACK = /^webpack:\/\/[^/]*\/(\.\/)?/

/** Where the code of a build comes from, by its source maps. */
export class SourcePositions {
  readonly #output: string
  readonly #maps = new Map<string, SourceMap | undefined>()

  /** `output` is the folder of the build. */
  constructor(output: string) {
    this.#output = output
  }

  #mapOf(file: string): SourceMap | undefined {
    if (!this.#maps.has(file)) {
      const path = join(this.#output, `${file}.map`)
      const map = existsSync(path)
        ? new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload)
        : undefined
      this.#maps.set(file, map)
    }
    return this.#maps.get(file)
  }

  /** Where a position of a built file comes from; lines and columns count from 0. */
  originOf(file: string, line: number, column: number): Origin | undefined {
    const map = this.#mapOf(file)
    const entry = map?.findEntry(line, column)
    if (!map || !entry || !('originalSource' in entry) || entry.originalSource === undefined) return undefined
    const index = map.payload.sources.indexOf(entry.originalSource)
    return {
      file: entry.originalSource.replace(WEBPACK, ''),
      line: entry.originalLine + 1,
      column: entry.originalColumn,
      text: map.payload.sourcesContent?.[index] ?? '',
    }
  }

  /** The first line of a stack that is the extension's own, such as `pages/returns.tsx:41`. */
  ofStack(stack: string, base: string): string | undefined {
    const frames = stack.matchAll(/(\S+?\.js):(\d+):(\d+)/g)
    return this.firstOwn(
      [...frames].map(([, address = '', line, column]) => ({
        address: address.slice(Math.max(0, address.indexOf(base))),
        line: Number(line) - 1,
        column: Number(column) - 1,
      })),
      base,
    )
  }

  /** The first of some positions of loaded scripts that is the extension's own. */
  firstOwn(
    frames: readonly { address: string; line: number; column: number }[],
    base: string,
  ): string | undefined {
    for (const { address, line, column } of frames) {
      if (!address.startsWith(base)) continue
      const origin = this.originOf(address.slice(base.length), line, column)
      if (origin && !/node_modules|^webpack\b|^external /.test(origin.file))
        return `${origin.file}:${origin.line}`
    }
    return undefined
  }
}
