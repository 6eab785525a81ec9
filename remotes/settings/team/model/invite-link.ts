const PLACEHOLDER = '{invite_token}'

interface InviteLinkOptions {
  token: string
  /** The template of the store; without a placeholder it leads nowhere and is passed over. */
  template: string | null | undefined
  /** Where this admin runs, such as `https://admin.example.com`. */
  origin: string
}

/** The link by which an invited person joins: of the store's template, otherwise of this admin. */
export const inviteLink = ({ token, template, origin }: InviteLinkOptions): string =>
  template?.includes(PLACEHOLDER)
    ? template.replaceAll(PLACEHOLDER, encodeURIComponent(token))
    : `${origin}/invite?token=${encodeURIComponent(token)}`
