/** Where the admin says what is installed, below `/a`; admission keeps the address free for it. */
export const OPERATOR_PATH = '/settings/extensions'
