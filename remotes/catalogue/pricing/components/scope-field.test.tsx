/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen } from '@testing-library/react'

import { openPage } from '../../../../tests/setup/open-page.tsx'
import { ScopeField } from './scope-field.tsx'

const open = (hasSelected: boolean) =>
  openPage(() => (
    <ScopeField value="all" onChange={() => undefined} labelOf={(scope) => scope} hasSelected={hasSelected} />
  ))
const scopes = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))

it('offers what is selected only while something is', () => {
  const { unmount } = open(false)
  expect(scopes()).toEqual(['all'])
  unmount()
  open(true)
  expect(scopes()).toEqual(['selected', 'all'])
})
