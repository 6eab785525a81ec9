/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { useDeleteCollection } from '@stoa/api/admin/collections'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../tests/setup/open-page.tsx'
import { useReportUncaught } from './use-report-uncaught.ts'

function open(useAct: () => () => Promise<unknown>) {
  const Page = () => {
    const act = useAct()
    const report = useReportUncaught()
    return <button onClick={() => void act().catch(report)}>Act</button>
  }
  return openPage(Page)
}
const press = () => userEvent.click(screen.getByRole('button'))

it('reports what nobody else did', async () => {
  const { messages } = open(() => () => Promise.reject(new Error('No')))
  await press()
  await waitFor(() => expect(messages).toMatchObject([{ type: 'error', title: 'This was not saved' }]))
})

it('leaves a write to the cache, which reports it once', async () => {
  nock(STORE).delete('/admin/collections/pcol_1').reply(403, { message: 'Not for you' })
  const { messages, onFailure } = open(() => {
    const { mutateAsync } = useDeleteCollection()
    return () => mutateAsync({ id: 'pcol_1' })
  })
  await press()
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1))
  expect(messages).toEqual([])
})
