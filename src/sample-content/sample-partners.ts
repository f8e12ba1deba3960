import type { SampleContext, SampleRecord } from './sample-context.ts'
import type { PictureName } from './sample-pictures.ts'

const partners = [
  ['nile-valley-bank', 'Nile Valley Bank', 'logo-nile-valley-bank'],
  ['oasis-cooperative-union', 'Oasis Cooperative Union', 'logo-oasis-cooperative-union'],
  ['delta-institute', 'Delta Institute of Technology', 'logo-delta-institute'],
  ['helwan-solar-works', 'Helwan Solar Works', 'logo-helwan-solar-works'],
  ['karnak-legal', 'Karnak Legal', 'logo-karnak-legal'],
  ['blue-crane-fund', 'Blue Crane Fund', 'logo-blue-crane-fund'],
  ['rosetta-press', 'Rosetta Press', 'logo-rosetta-press'],
  ['rift-health-network', 'Rift Health Network', 'logo-rift-health-network'],
] as const satisfies readonly (readonly [id: string, name: string, logo: PictureName])[]

export function samplePartners({ url }: SampleContext): SampleRecord[] {
  return partners.map(([id, name, logo], order) => ({
    id,
    name,
    logoUrl: url(logo),
    websiteUrl: `https://${id}.example`,
    order,
    isActive: true,
  }))
}

/** The logos of some partners, for the logo grids of program and project pages. */
export function partnerLogos({ image }: SampleContext, ids: readonly (typeof partners)[number][0][]) {
  return partners.filter(([id]) => ids.includes(id)).map(([, name, logo]) => ({ ...image(logo), alt: name }))
}
