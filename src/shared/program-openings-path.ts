/** Where it is answered which programs take applications. */
export const programOpeningsPath = '/api/program-openings'
