interface Method {
  shipping_option?: { profile_id: string; name: string } | null
  tax_lines?: readonly unknown[]
}

/** The delivery that another one replaces: the server keeps one for each shipping profile. */
export const replacedBy = <Known extends Method>(
  { profile_id }: { profile_id: string },
  methods: readonly Known[],
): Known | undefined => methods.find(({ shipping_option }) => shipping_option?.profile_id === profile_id)

/** Whether the server can replace a delivery: it cannot delete one with taxes. */
export const isReplaceable = ({ tax_lines = [] }: Method): boolean => tax_lines.length === 0
