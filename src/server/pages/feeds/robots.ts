/** What search engines may read. */
export function robots(publicUrl: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /api\nDisallow: /preview\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}
