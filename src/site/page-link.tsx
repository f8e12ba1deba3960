import { Link, type LinkProps } from 'react-router'

/** A link to a page of the site, named without its language, in which the router keeps it. */
export function PageLink(props: Omit<LinkProps, 'discover'> & { to: string }) {
  return <Link discover="none" {...props} />
}
