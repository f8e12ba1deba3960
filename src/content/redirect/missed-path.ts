/** Of people and search engines, or of robots that look for weaknesses of other software. */
export type MissKind = 'page' | 'robot'

const maxLength = 150
/** Addresses of people, numbers and keys: an address that holds one may be about somebody. */
const personal = /@|%40|\d{7}|[^/]{61}/i
const odd = /[^\p{L}\p{M}\p{N}/._~,+!()&;=: -]/u
const weakness =
  /\.(?:php\d?|aspx?|jspx?|cgi|pl|env|git|svn|sql|bak|old|swp|zip|tar|t?gz|rar|7z|ini|log|conf|config|ya?ml|json|xml|txt|key|pem|exe|dll|sh|py|rb|map|js|css|ico|png|jpe?g|gif|svg|webp)$|\/(?:\.|wp-|wordpress|wp\/|xmlrpc|cgi-bin|vendor|phpmyadmin|pma|admin|administrator|backup|owa|actuator|solr|jenkins|server-status|hnap1|boaform|telescope|graphql|v\d+\/api)/i

/** How an address that nobody has a page for is counted; undefined where it must not be kept at all. */
export function missKindOf(path: string): MissKind | undefined {
  if (path.length > maxLength || personal.test(path)) return undefined
  return odd.test(path) || weakness.test(path) ? 'robot' : 'page'
}
