import type { Scene } from './drawing/artboard.ts'
import { circuitDelta } from './scenes/circuit-delta.ts'
import { cityAtDusk } from './scenes/city-at-dusk.ts'
import { classroomScreens } from './scenes/classroom-screens.ts'
import { clinicOutreach } from './scenes/clinic-outreach.ts'
import { communityFaces } from './scenes/community-faces.ts'
import { conferenceStage } from './scenes/conference-stage.ts'
import { deltaFields } from './scenes/delta-fields.ts'
import { dunesAtSunrise } from './scenes/dunes-at-sunrise.ts'
import { fishingCoast } from './scenes/fishing-coast.ts'
import { geometricMosaic } from './scenes/geometric-mosaic.ts'
import { graduationDay } from './scenes/graduation-day.ts'
import { greenhouseRows } from './scenes/greenhouse-rows.ts'
import { handsWithSeedling } from './scenes/hands-with-seedling.ts'
import { marketStalls } from './scenes/market-stalls.ts'
import { mentoringPair } from './scenes/mentoring-pair.ts'
import { nileFeluccas } from './scenes/nile-feluccas.ts'
import { partnerTree } from './scenes/partner-tree.ts'
import { savannahVillage } from './scenes/savannah-village.ts'
import { solarRooftops } from './scenes/solar-rooftops.ts'
import { weavingCooperative } from './scenes/weaving-cooperative.ts'
import { workshopTables } from './scenes/workshop-tables.ts'

export const SCENE_NAMES = [
  'dunes-at-sunrise',
  'nile-feluccas',
  'delta-fields',
  'city-at-dusk',
  'circuit-delta',
  'hands-with-seedling',
  'workshop-tables',
  'classroom-screens',
  'clinic-outreach',
  'market-stalls',
  'greenhouse-rows',
  'solar-rooftops',
  'mentoring-pair',
  'conference-stage',
  'graduation-day',
  'weaving-cooperative',
  'savannah-village',
  'geometric-mosaic',
  'partner-tree',
  'fishing-coast',
  'community-faces',
] as const

export type SceneName = (typeof SCENE_NAMES)[number]

export const scenes = {
  'dunes-at-sunrise': dunesAtSunrise,
  'nile-feluccas': nileFeluccas,
  'delta-fields': deltaFields,
  'city-at-dusk': cityAtDusk,
  'circuit-delta': circuitDelta,
  'hands-with-seedling': handsWithSeedling,
  'workshop-tables': workshopTables,
  'classroom-screens': classroomScreens,
  'clinic-outreach': clinicOutreach,
  'market-stalls': marketStalls,
  'greenhouse-rows': greenhouseRows,
  'solar-rooftops': solarRooftops,
  'mentoring-pair': mentoringPair,
  'conference-stage': conferenceStage,
  'graduation-day': graduationDay,
  'weaving-cooperative': weavingCooperative,
  'savannah-village': savannahVillage,
  'geometric-mosaic': geometricMosaic,
  'partner-tree': partnerTree,
  'fishing-coast': fishingCoast,
  'community-faces': communityFaces,
} as const satisfies Record<SceneName, Scene>
