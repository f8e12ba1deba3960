import { useState } from 'react'
import { type ServedCode, servedCountries, servedRegions } from '../../content/served-countries.ts'
import { isSafeImageAddress } from '../../shared/safe-url.ts'
import { localList } from '../local-dates.ts'
import * as messages from '../messages/site-messages.ts'
import { RecordPicture } from '../record-picture.tsx'
import { AfricaMap } from './africa-map.tsx'
import { mapSize } from './africa-places.ts'

const texts = messages.about.areas
const mapName = texts.map(localList(servedCountries.map(({ name }) => name)))

interface AreasServedProps {
  /** An editor's own map, shown instead of ours. */
  pictureUrl: string
}

/** Where we work: a map, and beside it the same countries as a list that finds them on the map. */
export function AreasServed({ pictureUrl }: AreasServedProps) {
  const [pointed, setPointed] = useState<ServedCode>()
  const [chosen, setChosen] = useState<ServedCode>()
  const hasPicture = isSafeImageAddress(pictureUrl)
  return (
    <section data-theme="dark" aria-labelledby="areas" className="overflow-clip bg-nile">
      <div className="page-width grid items-center gap-x-gutter gap-y-12 py-section lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="areas" className="text-display">
            {texts.title}
          </h2>
          <p className="mt-5 max-w-100 text-lead text-muted">{texts.text(servedCountries.length)}</p>
          {servedRegions.map((region) => (
            <div key={region.name} className="mt-8">
              <h3 className="text-small text-muted">{region.name}</h3>
              <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-h3">
                {region.countries.map(({ code, name }) => (
                  <li key={code}>
                    {hasPicture ? (
                      name
                    ) : (
                      <button
                        type="button"
                        aria-pressed={chosen === code}
                        data-pointed={(pointed ?? chosen) === code || undefined}
                        onClick={() => setChosen(chosen === code ? undefined : code)}
                        onPointerEnter={() => setPointed(code)}
                        onPointerLeave={() => setPointed(undefined)}
                        onFocus={() => setPointed(code)}
                        onBlur={() => setPointed(undefined)}
                        className="rounded-sm py-1 decoration-2 decoration-gsf-gold underline-offset-8 data-pointed:underline"
                      >
                        {name}
                      </button>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="lg:col-span-7">
          {hasPicture ? (
            <RecordPicture
              url={pictureUrl}
              alt={mapName}
              id="africa"
              ratio={[mapSize.width, mapSize.height]}
              fit="contain"
              className="mx-auto max-w-160 rounded-2xl"
            />
          ) : (
            <AfricaMap name={mapName} pointed={pointed ?? chosen} onPoint={setPointed} />
          )}
        </div>
      </div>
    </section>
  )
}
