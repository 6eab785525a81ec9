import type { ReactNode } from 'react'

interface PortalFormProps {
  className: string | undefined
  onSubmit: () => void
  children: ReactNode
}

/** React events bubble out of a dialog's portal into a surrounding form; this form stops the submit. */
export function PortalForm({ className, onSubmit, children }: PortalFormProps) {
  return (
    <form
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
