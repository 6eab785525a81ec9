import '@stoa/ui/theme'
import './frame.css'
import '../../extensions/plain-elements.css'

import { createQueryClient } from '@stoa/api/react'

import { allowFiles, allowOrigins, guardScripts } from '../../federation/integrity.ts'
import { prepareTexts } from '../../language/extension-texts.ts'
import type { FromAdmin } from '../protocol/messages.ts'
import { startCells } from './cells.tsx'
import { createFrameHost } from './frame-host.ts'
import { createCounter, type FrameContext } from './frame-context.ts'
import { startFunctions } from './functions.ts'
import { startHandingOver } from './hand-over.ts'
import { lineToAdmin, type Line } from './line.ts'
import { startMeasuring } from './measure.ts'
import { followSurroundings } from './surroundings.ts'
import { translationFor } from './translation.ts'
import { startView } from './view.tsx'
import { watchUncaught } from './watch-uncaught.ts'

type Start = Extract<FromAdmin, { type: 'start' }>

async function begin(line: Line, { extension: installed, origins, surroundings: first }: Start) {
  const { isolation: _here, ...extension } = installed
  allowOrigins(origins)
  allowFiles(extension)
  const translation = await translationFor(extension, first.language)
  const surroundings = followSurroundings(line, first, (language) => {
    prepareTexts(language)
    void translation.changeLanguage(language)
  })
  const host = createFrameHost(line, translation, surroundings.now, extension.manifest)
  const cache = createQueryClient('admin', (error, { onScreen }) => {
    const { failureTitle } = surroundings.now()
    if (onScreen && failureTitle) host.notify.error(failureTitle, host.failures.textOf(error))
  })
  line.listen((message) => {
    if (message.type === 'stale') void cache.invalidateQueries({ queryKey: [...message.key] })
  })
  const container = document.getElementById('root')!
  const measure = startMeasuring(line, container)
  const changes = createCounter()
  const context: FrameContext = { line, extension, host, surroundings, translation, cache, changes, measure }
  watchUncaught(line)
  startHandingOver(line, host.navigation)
  startFunctions(context)
  startCells(context)
  startView(context, container)
}

async function start(): Promise<void> {
  guardScripts(document)
  const { line, start: first } = await lineToAdmin()
  await begin(line, first)
  line.flow()
}

void start()
