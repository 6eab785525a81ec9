/** The Stoa logo: a colonnade. */
export function StoaMark({ size = 40 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="var(--color-accent, #0f6b66)"
      aria-hidden="true"
    >
      <path d="M4 10 16 3l12 7v2H4zM6 14h4v11H6zm8 0h4v11h-4zm8 0h4v11h-4zM4 27h24v2H4z" />
    </svg>
  )
}
