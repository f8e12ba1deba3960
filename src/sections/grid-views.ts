import { GalleryGrid } from './layouts/gallery-grid.tsx'
import { LogoGrid } from './layouts/logo-grid.tsx'
import { Stats } from './layouts/stats.tsx'

/** Layouts that are grids of pictures, logos or figures. */
export const gridViews = { galleryGrid: GalleryGrid, stats: Stats, logoGrid: LogoGrid }
