// usage: node measure.mjs OUT [ar]
import { createBuilder } from 'vite'
import { brotliCompressSync, constants } from 'node:zlib'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
const out = process.argv[2] ?? '/tmp/script-out'
const envName = process.argv[3] === 'ar' ? 'client_ar' : 'client'
const modulesByFile = {}
let bundleChunks
const builder = await createBuilder({ configFile: path.resolve('vite.config.ts'), logLevel: 'error', plugins: [{ name:'m', enforce:'post', generateBundle: { order: 'post', handler(_o, bundle) { const self=this; globalThis.info=(id)=>self.getModuleInfo(id)?.importedIds??[]; globalThis.graph={}; globalThis.all={}; for(const id of self.getModuleIds()) all[id]=self.getModuleInfo(id)?.importedIds??[]; globalThis.info2=(id)=>all[id]??[]; for(const c of Object.values(bundle)) if(c.type==='chunk') for(const id of Object.keys(c.modules)) graph[id]=info(id); bundleChunks = Object.values(bundle).filter(c=>c.type==='chunk').map(c=>({fileName:c.fileName,name:c.name,code:c.code,imports:c.imports,dyn:c.dynamicImports,facade:c.facadeModuleId,mods:Object.entries(c.modules).map(([id,m])=>[path.relative(process.cwd(),id),(m.code??'').length])})) } } }] })
const env = builder.environments[envName]
env.config.build.outDir = out
env.config.build.emptyOutDir = true
env.config.build.write = false
await builder.build(env)
const br = (s)=> brotliCompressSync(s,{params:{[constants.BROTLI_PARAM_QUALITY]:11,[constants.BROTLI_PARAM_LGWIN]:22,[constants.BROTLI_PARAM_SIZE_HINT]:Buffer.byteLength(s)}}).length
for (const c of bundleChunks) c.br = br(c.code)
const by = new Map(bundleChunks.map(c=>[c.fileName,c]))
const closure=(file,set=new Set())=>{ if(set.has(file)) return set; set.add(file); for(const i of by.get(file).imports) closure(i,set); return set }
const entry = bundleChunks.find(c=>c.facade?.endsWith('entry/browser.tsx'))
const base = closure(entry.fileName)
const sum=(s)=>[...s].reduce((n,f)=>n+by.get(f).br,0)
console.log('base', sum(base), [...base].map(f=>f.replace('assets/','')+' '+by.get(f).br).join(', '))
for (const p of ['home-page','programs-page','program-page','events-page','about-page','event-page','project-page','news-page','join-page','impact-page','written-page']) {
  const c = bundleChunks.find(c=>c.mods.some(([id])=>id.endsWith('/'+p+'.tsx')))
  if(!c) {console.log('no',p);continue}
  const s = closure(c.fileName); const extra=[...s].filter(f=>!base.has(f))
  console.log(p, sum(new Set([...base,...s])), 'files', extra.length, extra.map(f=>f.replace('assets/','').replace(/-[^-]{8}\.js$/,'')+' '+by.get(f).br).join(', '))
}
writeFileSync(out+'.json', JSON.stringify(bundleChunks.map(({code,...c})=>({...c,size:code.length}))))

const rel=(id)=>path.relative(process.cwd(),id)
const size=new Map(bundleChunks.flatMap(c=>c.mods)); const chunkOf=new Map(bundleChunks.flatMap(c=>c.mods.map(([id])=>[id,c])))
if(process.argv.includes('waste')) for (const p of ['home-page','programs-page','program-page','events-page','about-page']) {
  const c = bundleChunks.find(c=>c.mods.some(([id])=>id.endsWith('/'+p+'.tsx')))
  const files=[...closure(c.fileName),...base]
  const start=Object.keys(graph).filter(id=>id.endsWith('/'+p+'.tsx')||id.endsWith('entry/browser.tsx'))
  const need=new Set(); const go=(id)=>{ if(need.has(id))return; need.add(id); for(const i of globalThis.info2(id)) go(i) }
  start.forEach(go)
  const needed=new Set([...need].map(rel))
  const wasted=files.flatMap((f,i)=>files.indexOf(f)===i?by.get(f).mods.filter(([id,n])=>!needed.has(id)&&n>0).map(([id,n])=>[n,id,f.replace('assets/','')]):[]).sort((a,b)=>b[0]-a[0])
  console.log('\nWASTE',p,wasted.reduce((n,[w])=>n+w,0)); for(const w of wasted.slice(0,40)) console.log('  ',...w)
}
