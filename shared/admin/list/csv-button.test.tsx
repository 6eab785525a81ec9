import { renderContribution } from '@stoa/extension-sdk/testing'
import { UiProvider } from '@stoa/ui/ui-provider'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'

import { CsvButton } from './csv-button.tsx'

const wrapper = ({ children }: { children: ReactNode }) => (
  <UiProvider locale="en-US" t={(key) => key} navigate={() => undefined}>
    {children}
  </UiProvider>
)

async function save(missing: readonly string[]) {
  const saveFile = () => Promise.resolve(missing)
  const { messages } = renderContribution(CsvButton, { isDisabled: false, saveFile }, { wrapper })
  await userEvent.click(screen.getByRole('button'))
  return messages
}

test('columns that are not in the file are named', async () => {
  expect(await save(['Points', 'Weight'])).toEqual([
    {
      type: 'warn',
      title: 'admin.list.csv.incomplete',
      message: '\u2068Points\u2069 and \u2068Weight\u2069',
    },
  ])
})

test('a whole file is saved without a word', async () => {
  expect(await save([])).toEqual([])
})
