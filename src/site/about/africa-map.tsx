import { type ServedCode, servedCountries } from '../../content/served-countries.ts'
import { classNames } from '../../ui/class-names.ts'
import shapes from './africa-map.svg'
import { mapSize, places } from './africa-places.ts'

interface AfricaMapProps {
  /** What a screen reader says of it. */
  name: string
  /** The country that stands out. */
  pointed: ServedCode | undefined
  onPoint: (code: ServedCode | undefined) => void
}

/** The shapes come from a file of their own, so that no script carries them; the colours are the page's. */
export function AfricaMap({ name, pointed, onPoint }: AfricaMapProps) {
  return (
    // Geography is not mirrored.
    <div dir="ltr" className="relative mx-auto max-w-168 lg:-me-6">
      <svg
        role="img"
        aria-label={name}
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        className="block w-full overflow-visible"
      >
        <use href={`${shapes}#land`} className="fill-ink/12" />
        <use href={`${shapes}#borders`} className="stroke-(--nile) stroke-1" />
        {servedCountries.map(({ code }) => (
          <use
            key={code}
            href={`${shapes}#${code}`}
            onPointerEnter={() => onPoint(code)}
            onPointerLeave={() => onPoint(undefined)}
            className={classNames(
              'stroke-(--nile) stroke-1 transition-[fill]',
              pointed === code ? 'fill-gsf-gold' : 'fill-gsf-accent',
            )}
          />
        ))}
        <use href={`${shapes}#nile`} className="pointer-events-none stroke-[1.5px] stroke-on-primary" />
      </svg>
      {servedCountries.map(({ code, name }) => (
        <span
          key={code}
          aria-hidden="true"
          style={placeOf(code)}
          className={classNames(
            'pointer-events-none absolute text-caption leading-none font-semibold whitespace-nowrap',
            labels[code].className,
          )}
        >
          <bdi>{name}</bdi>
        </span>
      ))}
    </div>
  )
}

interface Label {
  /** From the middle of the country, in units of the map. */
  move: readonly [x: number, y: number]
  className: string
}

const inside = '-translate-1/2 text-on-bright'
const before = '-translate-x-full -translate-y-1/2 text-ink'
const above = '-translate-1/2 text-ink'
const after = '-translate-y-1/2 text-ink'

/** Names stand in their country where it has room, else beside it. */
const labels: Record<ServedCode, Label> = {
  MA: { move: [-30, -50], className: before },
  TN: { move: [40, -20], className: after },
  EG: { move: [0, -102], className: above },
  SD: { move: [-40, 34], className: inside },
  RW: { move: [-30, 6], className: before },
  UG: { move: [-50, -6], className: before },
  KE: { move: [62, 24], className: after },
  ET: { move: [6, 24], className: inside },
  GH: { move: [0, 70], className: '-translate-x-1/2 text-ink' },
}

function placeOf(code: ServedCode) {
  const [x, y] = places[code]
  const [right, down] = labels[code].move
  return {
    insetInlineStart: `${((x + right) / mapSize.width) * 100}%`,
    top: `${((y + down) / mapSize.height) * 100}%`,
  }
}
