import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { contributionsOf } from '../points/kinds.ts'
import type { Manifest } from '../points/manifest.ts'
import { ownTexts } from '../build/own-texts.ts'
import { admissionFaults } from './checks/admission.ts'
import { describeFault } from './checks/fault.ts'
import { renderingFaults } from './checks/rendering.ts'

/** Extensions as earlier versions of the SDK built them. Never build them again: they are what stores have installed. */
const CORPUS = join(import.meta.dirname, '../corpus')
const EXAMPLE = join(import.meta.dirname, '../examples/loyalty')

test.each(readdirSync(CORPUS).filter((name) => !name.endsWith('.json')))(
  '%s is let in and runs',
  async (name) => {
    const output = join(CORPUS, name)
    const manifest = JSON.parse(readFileSync(join(output, 'extension.json'), 'utf8')) as Manifest
    expect(contributionsOf(manifest).length).toBeGreaterThan(10)
    expect(admissionFaults(manifest)).toEqual([])
    const english = ownTexts(EXAMPLE)['en']
    const faults = await renderingFaults({ folder: EXAMPLE, output, manifest, english })
    expect(faults.map(describeFault)).toEqual([])
  },
  180_000,
)
