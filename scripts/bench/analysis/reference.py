"""Computes the analyses of a data set with numpy, scipy and networkx, and prints seconds and results as JSON.

Usage: python3 reference.py FILE. The file is a data set of docs/analyse.md. Reading it is not timed: both sides begin with
the parsed data set.
"""
import json
import sys
import time
from datetime import datetime
from zoneinfo import ZoneInfo

import networkx as nx
import numpy as np
from scipy.stats import gaussian_kde

ZONE = ZoneInfo("Europe/Paris")


def frequencies(codes, members, scans, behaviours, animals):
    """Counts, percent, mean of individuals and presence of each behaviour, with the diversity indices."""
    counts = np.bincount(codes, minlength=behaviours)
    each = np.bincount(members * behaviours + codes, minlength=animals * behaviours).reshape(animals, behaviours)
    totals = each.sum(axis=1)
    means = (100 * each[totals > 0] / totals[totals > 0, None]).mean(axis=0)
    pairs = np.unique(scans.astype(np.int64) * behaviours + codes)
    presence = 100 * np.bincount(pairs % behaviours, minlength=behaviours) / len(np.unique(scans))
    share = counts[counts > 0] / counts.sum()
    shannon = float(-(share * np.log(share)).sum())
    simpson = float(1 - (share**2).sum())
    return counts, 100 * counts / counts.sum(), means, presence, shannon, simpson


def measures(weights, directed):
    """Every measure of a network that networkx has and the product shows."""
    graph = nx.from_numpy_array(weights, create_using=nx.DiGraph if directed else nx.Graph)
    for _, _, edge in graph.edges(data=True):
        edge["length"] = 1 / edge["weight"]
    plain = graph.to_undirected()
    result = {
        "strength": dict(graph.degree(weight="weight")),
        "degree": dict(graph.degree()),
        "hops": nx.betweenness_centrality(graph),
        "weighted": nx.betweenness_centrality(graph, normalized=False, weight="length"),
        "closeness": nx.closeness_centrality(graph),
        "far": nx.closeness_centrality(graph, distance="length"),
        "harmonic": nx.harmonic_centrality(graph),
        "components": list(nx.connected_components(plain)),
        "density": nx.density(graph),
    }
    for name, weight in (("eigenvector", "weight"), ("plainEigenvector", None)):
        try:
            result[name] = nx.eigenvector_centrality_numpy(graph, weight=weight)
        except Exception:
            result[name] = None
    if not directed:
        result["clustering"] = nx.clustering(graph)
        result["weightedClustering"] = nx.clustering(graph, weight="weight")
        result["transitivity"] = nx.transitivity(graph)
    return result


def analyse(data):
    scan_at = {scan["id"]: at for at, scan in enumerate(data["scans"])}
    member_at = {animal["id"]: at for at, animal in enumerate(data["individuals"])}
    code_at = {code: at for at, code in enumerate(data["ethogram"])}
    zone_at = {zone["id"]: at for at, zone in enumerate(data["zones"])}
    animals, behaviours, scan_count = len(member_at), len(code_at), len(scan_at)
    dates = [datetime.fromtimestamp(scan["instant"] / 1000, ZONE) for scan in data["scans"]]
    periods = [
        np.unique([date.strftime(form) for date in dates], return_inverse=True)[1] for form in ("%Y-%m-%d", "%G-%V", "%Y-%m")
    ]
    seen = [record for record in data["records"] if record["visible"] and record["behaviour"] in code_at]
    scans = np.fromiter((scan_at[record["scanId"]] for record in seen), np.int32, len(seen))
    members = np.fromiter((member_at[record["individualId"]] for record in seen), np.int32, len(seen))
    codes = np.fromiter((code_at[record["behaviour"]] for record in seen), np.int32, len(seen))
    zones = np.fromiter((zone_at[record["zoneId"]] for record in seen), np.int32, len(seen))
    xs = np.fromiter((record["x"] for record in seen), float, len(seen))
    ys = np.fromiter((record["y"] for record in seen), float, len(seen))

    overall = frequencies(codes, members, scans, behaviours, animals)
    for member in range(animals):
        mine = members == member
        frequencies(codes[mine], members[mine], scans[mine], behaviours, animals)
    for period in periods:
        order = np.argsort(period[scans], kind="stable")
        bounds = np.searchsorted(period[scans][order], np.arange(period.max() + 2))
        for first, last in zip(bounds, bounds[1:]):
            some = order[first:last]
            if len(some) > 0:
                frequencies(codes[some], members[some], scans[some], behaviours, animals)

    visible = np.zeros((scan_count, animals))
    visible[scans, members] = 1
    both = visible.T @ visible
    near_scan, near_one, near_other, nearest = [], [], [], np.zeros((animals, animals))
    for record in seen:
        at, one = scan_at[record["scanId"]], member_at[record["individualId"]]
        for other in record["proximity"]:
            near_scan.append(at)
            near_one.append(one)
            near_other.append(member_at[other])
        if record["nearest"] is not None:
            nearest[one, member_at[record["nearest"]]] += 1
    low, high = np.minimum(near_one, near_other), np.maximum(near_one, near_other)
    at = np.array(near_scan, dtype=np.int64)
    counted = (visible[at, low] == 1) & (visible[at, high] == 1) & (low != high)
    pairs = np.unique((at[counted] * animals + low[counted]) * animals + high[counted])
    together = np.zeros((animals, animals))
    np.add.at(together, ((pairs // animals) % animals, pairs % animals), 1)
    together += together.T
    each = np.diag(both)
    apart = each[:, None] + each[None, :] - both
    simple = np.where(apart > 0, together / apart, 0)
    half = np.where(apart > 0, together / (0.5 * (each[:, None] + each[None, :])), 0)
    np.fill_diagonal(simple, 0)
    np.fill_diagonal(half, 0)

    kinds = {kind: np.zeros((animals, animals)) for kind in ("affiliative", "agonistic", "avoid")}
    for deed in data["interactions"]:
        if deed["actor"] != deed["receiver"]:
            kinds[deed["kind"]][member_at[deed["actor"]], member_at[deed["receiver"]]] += 1
    network = measures(simple, False)
    measures(half, False)
    measures(kinds["affiliative"] + kinds["affiliative"].T, False)
    for counts in kinds.values():
        measures(counts, True)

    plan = data["plans"][0]
    side = plan["squareAreaM2"] ** 0.5
    columns, rows = round(plan["widthM"] / side), round(plan["heightM"] / side)
    edges = [np.arange(columns + 1) * side, np.arange(rows + 1) * side]
    heat = np.histogram2d(xs, ys, bins=edges)[0]
    np.bincount(members * len(zone_at) + zones, minlength=animals * len(zone_at))
    grid = np.array([((cell % columns + 0.5) * side, (cell // columns + 0.5) * side) for cell in range(columns * rows)]).T
    density = gaussian_kde(np.array([xs, ys]))(grid)
    return {
        "shannon": overall[4],
        "percent": overall[1].tolist(),
        "meanOfIndividuals": overall[2].tolist(),
        "scanPresence": overall[3].tolist(),
        "simpleRatioIndex": simple.tolist(),
        "betweenness": [network["weighted"][node] for node in range(animals)],
        "closeness": [network["far"][node] for node in range(animals)],
        "heatmap": heat.T.flatten().tolist(),
        "density": density.tolist(),
    }


with open(sys.argv[1], encoding="utf-8") as file:
    data_set = json.load(file)
begun = time.perf_counter()
results = analyse(data_set)
print(json.dumps({"seconds": time.perf_counter() - begun, "results": results}))
