import { UnsavedChangesContext } from '@stoa/extension-sdk/host'
import { lazy, Suspense, useCallback, useContext, useState, type ComponentType, type ReactNode } from 'react'
import { useBeforeUnload, useBlocker, useLocation } from 'react-router'

import { clearDrafts } from './clear-drafts.ts'
import { DiscardContext } from './discard-context.ts'
import { LeaveConfirm, type LeaveQuestionProps } from './leave-confirm.tsx'

type LeaveDialog = ComponentType<LeaveQuestionProps>

/** The dialog, or the browser's own question if its code cannot be fetched. */
export const lazyLeaveDialog = (load: () => Promise<{ LeaveDialog: LeaveDialog }>): LeaveDialog =>
  lazy(async () => {
    try {
      return { default: (await load()).LeaveDialog }
    } catch {
      return { default: LeaveConfirm }
    }
  })

const LeaveDialog = lazyLeaveDialog(() => import(/* webpackChunkName: "ui-common" */ './leave-dialog.tsx'))

interface LeaveGuardProps {
  children: ReactNode
  /** What asks. */
  Dialog?: LeaveDialog
}

/** Asks before leaving a page with unsaved changes. */
export function LeaveGuard({ children, Dialog = LeaveDialog }: LeaveGuardProps) {
  const [holders, setHolders] = useState(0)
  const hold = useCallback(() => {
    setHolders((count) => count + 1)
    return () => setHolders((count) => count - 1)
  }, [])
  return (
    <UnsavedChangesContext value={hold}>
      {children}
      {holders > 0 ? <LeaveQuestion Dialog={Dialog} /> : null}
    </UnsavedChangesContext>
  )
}

/** Mounted while there are unsaved changes, so that its code has loaded before anyone leaves. */
function LeaveQuestion({ Dialog }: Required<Pick<LeaveGuardProps, 'Dialog'>>) {
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
      <Dialog isOpen={state === 'blocked'} onLeave={leave} onStay={() => reset?.()} />
    </Suspense>
  )
}
