/** What a link that is sent to somebody's mailbox does. */
export type LinkPurpose = 'invitation' | 'password' | 'email'

/** The screens that such links open. The token stands behind the #: browsers send that part to nobody. */
export const accountLinkPaths: Record<LinkPurpose, string> = {
  invitation: '/admin/invitation',
  password: '/admin/new-password',
  email: '/admin/confirm-email',
}
