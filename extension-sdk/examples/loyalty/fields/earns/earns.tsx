import type { FormFieldProps } from '@stoa/extension-sdk'

import theme from '../../components/theme.module.css'
import styles from './earns.module.css'

/** In the form of a product: whether it earns points at all. The key is there only for products that do not. */
export default function Earns({ value, onChange, isDisabled, label }: FormFieldProps<'product'>) {
  return (
    <label className={`${theme.theme} ${styles.tick}`}>
      <input
        type="checkbox"
        checked={value !== true}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked ? undefined : true)}
      />
      {label}
    </label>
  )
}
