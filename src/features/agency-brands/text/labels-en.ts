export default { through: 'via {agency}', brand: 'Brand', allBrands: 'All brands', show: 'Show' } as const
