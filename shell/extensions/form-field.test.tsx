import { anExtension } from '@stoa/extension-sdk/admission/testing'
import type { FormFieldEntry } from '@stoa/extension-sdk/manifest'
import { act, render } from '@testing-library/react'

import { createLedger } from './containment/ledger.ts'
import { fieldOf } from './form-field.tsx'
import { composeRegistry } from './registry.ts'
import { ShellContext, type Shell } from './shell-context.ts'

/** Reports the height of what is observed. */
let report: ((height: number) => void) | undefined

beforeEach(() => {
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(listener: (entries: object[]) => void) {
        report = (height) => listener([{ contentRect: { height } }])
      }
      observe() {}
      disconnect() {}
    },
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  })
})

afterEach(() => localStorage.clear())

test('a field that loads again is as high as before, also after a reload, so that nothing below it moves', () => {
  const points = {
    id: 'points',
    form: 'product',
    key: 'points',
    label: 'points',
    module: './points',
    files: [],
  }
  const feed = { extensions: [anExtension('care', { fields: [points as FormFieldEntry] })], disabled: [] }
  const Field = fieldOf(composeRegistry(feed).fields.get('product')![0]!, 'Points')
  const shell = { ledger: createLedger(() => undefined) } as unknown as Shell
  const open = () =>
    render(
      <ShellContext value={shell}>
        <Field value={undefined} onChange={() => undefined} isDisabled={false} />
      </ShellContext>,
    )
  const heightOf = ({ container }: ReturnType<typeof open>) =>
    container.querySelector<HTMLElement>('[style]')?.getAttribute('style')

  const first = open()
  expect(heightOf(first)).toContain('64px')
  act(() => report?.(24))
  first.unmount()

  expect(heightOf(open())).toContain('24px')
  expect(JSON.parse(localStorage.getItem('stoa.fields.heights') ?? '')).toEqual({ 'care/points': 24 })
})
