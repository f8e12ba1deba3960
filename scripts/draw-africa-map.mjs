import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { geoAzimuthalEqualArea, geoPath } from 'd3-geo'
import { feature, merge, mesh } from 'topojson-client'
import { servedCountries } from '../src/content/served-countries.ts'
import { africa, nile, outlyingIslands } from './africa-geography.mjs'

/** Units of the drawing; a map is shown about 650 pixels wide. */
const width = 1000
/** Corners that span a smaller triangle are left out, and so are smaller islands. In square units. */
const smallestCorner = 4
const smallestIsland = 14
const atlasFile = new URL('../node_modules/world-atlas/countries-50m.json', import.meta.url)
const folder = new URL('../src/site/about/', import.meta.url)
export const mapFile = new URL('africa-map.svg', folder)
export const placesFile = new URL('africa-places.ts', folder)

/** The drawing, and where on it the countries' names belong. */
export function drawAfricaMap() {
  const atlas = JSON.parse(readFileSync(atlasFile, 'utf8'))
  const codes = new Map(Object.entries(africa).map(([code, number]) => [number, code]))
  // The atlas keeps Somaliland, which has no number, apart from Somalia.
  const codeOf = ({ id, properties }) => (properties.name === 'Somaliland' ? 'SO' : codes.get(id))
  const countries = atlas.objects.countries.geometries.filter(codeOf)
  const project = projectionFor(countries, codeOf, atlas)
  const planar = { type: 'Topology', objects: {}, arcs: planarArcs(atlas, countries, project) }

  const land = merge(planar, countries).coordinates.filter((rings) => areaOf(rings[0]) > smallestIsland)
  const height = Math.max(...land.flat(2).map(([, y]) => y))
  const borders = mesh(planar, { type: 'GeometryCollection', geometries: countries }, (a, b) => {
    return a !== b && codeOf(a) !== codeOf(b)
  })
  const served = servedCountries.map(({ code, name }) => {
    const { geometry } = feature(
      planar,
      countries.find((country) => codeOf(country) === code),
    )
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    const parts = polygons.filter((rings) => areaOf(rings[0]) > smallestIsland)
    return { code, name, parts, middle: geoPath().centroid(geometry).map(Math.round) }
  })
  return {
    svg: svgOf({
      height,
      land,
      borders,
      served,
      rivers: Object.values(nile).map((line) => line.map(project)),
    }),
    places: placesOf(height, served),
  }
}

/** Areas keep their true proportions, so that no country looks more important than another. */
function projectionFor(countries, codeOf, atlas) {
  const shaping = countries.filter((country) => !outlyingIslands.includes(codeOf(country)))
  const frame = feature(atlas, { type: 'GeometryCollection', geometries: shaping })
  const projection = geoAzimuthalEqualArea().rotate([-17, -2]).precision(0).fitWidth(width, frame)
  return (point) => projection(point)
}

/** The atlas stores each corner as the way from the one before it, in whole steps. */
function planarArcs(atlas, countries, project) {
  const { scale, translate } = atlas.transform
  const used = new Set(
    countries.flatMap(({ arcs }) => arcs.flat(Number.POSITIVE_INFINITY)).map((arc) => (arc < 0 ? ~arc : arc)),
  )
  return atlas.arcs.map((arc, index) => {
    if (!used.has(index)) return []
    let [x, y] = [0, 0]
    const points = arc.map(([dx, dy]) => {
      x += dx
      y += dy
      return project([x * scale[0] + translate[0], y * scale[1] + translate[1]])
    })
    return simplify(points).map((point) => point.map(Math.round))
  })
}

/**
 * Visvalingam's method: leave out the corner that matters least until all that are left matter. Done once for each
 * line between two countries, so that neighbours still touch.
 */
function simplify(points) {
  const kept = [...points]
  const isRing = String(points[0]) === String(points.at(-1))
  while (kept.length > (isRing ? 4 : 2)) {
    const weights = kept.slice(1, -1).map((corner, index) => triangle(kept[index], corner, kept[index + 2]))
    const least = Math.min(...weights)
    if (least >= smallestCorner) break
    kept.splice(weights.indexOf(least) + 1, 1)
  }
  return kept
}

function triangle([ax, ay], [bx, by], [cx, cy]) {
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2
}

function areaOf(ring) {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}

const ringsPath = (polygons) =>
  polygons.flatMap((rings) => rings.map((ring) => `${linePath(ring.slice(0, -1))}z`)).join('')

/** A start, then the way from corner to corner: shorter than their places. */
function linePath(points) {
  const [start, ...rest] = points.filter((point, index) => String(point) !== String(points[index - 1]))
  let [x, y] = start
  const steps = rest.map(([nextX, nextY]) => {
    const step = `${nextX - x}${signed(nextY - y)}`
    ;[x, y] = [nextX, nextY]
    return step
  })
  return `M${start[0]}${signed(start[1])}l${steps.reduce((line, step) => line + (step.startsWith('-') ? step : ` ${step}`), '').trimStart()}`
}

const signed = (number) => (number < 0 ? String(number) : ` ${number}`)

/** A curve through all points (Catmull-Rom). */
function curvePath(points) {
  const round = ([x, y]) => `${Math.round(x)}${signed(Math.round(y))}`
  const handle = (from, before, after, share) => [
    from[0] + (after[0] - before[0]) * share,
    from[1] + (after[1] - before[1]) * share,
  ]
  const curves = points.slice(1).map((end, index) => {
    const start = points[index]
    const before = points[index - 1] ?? start
    const after = points[index + 2] ?? end
    return `C${round(handle(start, before, end, 1 / 6))} ${round(handle(end, start, after, -1 / 6))} ${round(end)}`
  })
  return `M${round(points[0])}${curves.join('')}`
}

function svgOf({ height, land, borders, served, rivers }) {
  // Colours come from the page that uses the shapes; strokes keep their width at every size.
  const line = 'fill="none" vector-effect="non-scaling-stroke"'
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<path id="land" d="${ringsPath(land)}"/>`,
    `<path id="borders" ${line} d="${borders.coordinates.map(linePath).join('')}"/>`,
    ...served.map(
      ({ code, parts }) => `<path id="${code}" vector-effect="non-scaling-stroke" d="${ringsPath(parts)}"/>`,
    ),
    `<path id="nile" ${line} stroke-linecap="round" stroke-linejoin="round" d="${rivers.map(curvePath).join('')}"/>`,
    '</svg>',
  ].join('\n')}\n`
}

function placesOf(height, served) {
  const rows = served.map(({ code, middle }) => `  ${code}: [${middle.join(', ')}],`)
  return `import type { ServedCode } from '../../content/served-countries.ts'

// Written by scripts/draw-africa-map.mjs, together with africa-map.svg.

export const mapSize = { width: ${width}, height: ${height} }

/** The middle of each country on the map. */
export const places: Record<ServedCode, readonly [x: number, y: number]> = {
${rows.join('\n')}
}
`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { svg, places } = drawAfricaMap()
  writeFileSync(mapFile, svg)
  writeFileSync(placesFile, places)
  console.log(`${fileURLToPath(mapFile)}: ${svg.length} bytes`)
}
