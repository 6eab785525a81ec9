import { UnsavedChangesContext } from '@stoa/extension-sdk/host'
import { lazy, Suspense, useCallback, useContext, useState, type ComponentType, type ReactNode } from 'react'
import { useBeforeUnload, useBlocker, useLocation } from 'react-router'

import { clearDrafts } from './clear-drafts.ts'
import { DiscardContext } from './discard-context.ts'
import { LeaveConfirm, type LeaveQuestionProps } from './leave-confirm.tsx'

const LeaveDialog = lazy(async (): Promise<{ default: ComponentType<LeaveQuestionProps> }> => {
  try {
    const { LeaveDialog: dialog } = await import(/* webpackChunkName: "ui-common" */ './leave-dialog.tsx')
    return { default: dialog }
  } catch {
    return { default: LeaveConfirm }
  }
})

/** Asks before leaving a page with unsaved changes. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [holders, setHolders] = useState(0)
  const hold = useCallback(() => {
    setHolders((count) => count + 1)
    return () => setHolders((count) => count - 1)
  }, [])
  return (
    <UnsavedChangesContext value={hold}>
      {children}
      {holders > 0 ? <LeaveQuestion /> : null}
    </UnsavedChangesContext>
  )
}

/** Mounted while there are unsaved changes, so that its code has loaded before anyone leaves. */
function LeaveQuestion() {
  const { pathname } = useLocation()
  const discard = useContext(DiscardContext)
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload((event) => event.preventDefault())
  const leave = () => {
    clearDrafts(pathname)
    discard()
    proceed?.()
  }
  return (
    <Suspense fallback={null}>
      <LeaveDialog isOpen={state === 'blocked'} onLeave={leave} onStay={() => reset?.()} />
    </Suspense>
  )
}
