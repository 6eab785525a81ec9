import { render as renderAlone, type RenderOptions } from '@testing-library/react'
import type { ReactNode } from 'react'
import { UiProvider } from '../ui-provider/ui-provider.tsx'
import { t } from './english.ts'

const English = ({ children }: { children: ReactNode }) => (
  <UiProvider locale="en" t={t} navigate={() => undefined}>
    {children}
  </UiProvider>
)

/** Testing Library's `render`, inside a `UiProvider` in English. */
export const render = (ui: ReactNode, options?: RenderOptions) =>
  renderAlone(ui, { wrapper: English, ...options })
