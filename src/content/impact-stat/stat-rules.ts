/** How many statistics stand in each row of the home page; the Impact page shows all. */
export const homeStatRows = { first: 4, second: 3 }
