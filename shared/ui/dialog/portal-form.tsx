import type { ReactNode } from 'react'

interface PortalFormProps {
  className: string | undefined
  onSubmit: () => void
  children: ReactNode
}

/** React lets a submit climb out of a dialog's portal into a form around it; this form keeps it. */
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
