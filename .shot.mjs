import { chromium } from '@playwright/test'
const [,, base, out, list, widths='1440', themes='light'] = process.argv
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking'] })
for (const w of widths.split(',')) for (const theme of themes.split(',')) {
  const ctx = await b.newContext({ viewport: { width: +w, height: +w<500?844:900 }, colorScheme: theme })
  const page = await ctx.newPage()
  page.on('console', m => m.type()==='error' && console.log('console', m.text()))
  page.on('pageerror', e => console.log('pageerror', e.message))
  const r = await page.request.post(base+'/api/auth/sign-in', { data: { email: 'admin@example.org', password: 'seven green boats' }, headers: { origin: base } })
  if (r.status()!==200) console.log('sign-in', r.status(), await r.text())
  await page.addInitScript((t) => localStorage.setItem('theme', t), theme)
  for (const p of list.split(',')) {
    await page.goto(base+p, { waitUntil: 'networkidle' })
    await page.waitForTimeout(400)
    await page.screenshot({ path: `${out}/${p.replace(/[\/?=&]+/g,'_')}-${w}-${theme}.png`, fullPage: false })
  }
  await ctx.close()
}
await b.close()
